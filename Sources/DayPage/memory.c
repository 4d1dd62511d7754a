// What compiled Swift needs from a C library for its memory, and the arithmetic that WebAssembly lacks.

#include <stddef.h>
#include <stdint.h>

enum { page = 65536, header = 16, sizes = 28 };

extern unsigned char __heap_base;

// Blocks have sizes 16, 32, 64 and so on. A free block begins with the address of the next one, and the
// header before a block has the index of its size.
static void *freeBlocks[sizes];
static uintptr_t top;

static void *newBlock(size_t size) {
  if (top == 0) top = ((uintptr_t)&__heap_base + header - 1) & ~(uintptr_t)(header - 1);
  uintptr_t end = top + header + size;
  uintptr_t limit = __builtin_wasm_memory_size(0) * page;
  if (end > limit && __builtin_wasm_memory_grow(0, (end - limit + page - 1) / page) == (size_t)-1)
    return NULL;
  void *block = (void *)(top + header);
  top = end;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  int index = 0;
  while (index < sizes && ((size_t)16 << index) < size) index++;
  if (index == sizes || alignment > header) return 12;
  void *block = freeBlocks[index];
  if (block) {
    freeBlocks[index] = *(void **)block;
  } else {
    block = newBlock((size_t)16 << index);
    if (!block) return 12;
  }
  ((int *)block)[-1] = index;
  *result = block;
  return 0;
}

void free(void *block) {
  if (!block) return;
  int index = ((int *)block)[-1];
  *(void **)block = freeBlocks[index];
  freeBlocks[index] = block;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] - b[i];
  return 0;
}

// The product of two numbers of 128 bits.
void __multi3(uint64_t *result, uint64_t lowA, uint64_t highA, uint64_t lowB, uint64_t highB) {
  uint64_t a0 = (uint32_t)lowA, a1 = lowA >> 32, b0 = (uint32_t)lowB, b1 = lowB >> 32;
  uint64_t first = a0 * b0, second = a1 * b0 + (first >> 32), third = a0 * b1 + (uint32_t)second;
  result[0] = third << 32 | (uint32_t)first;
  result[1] = a1 * b1 + (second >> 32) + (third >> 32) + lowA * highB + highA * lowB;
}

