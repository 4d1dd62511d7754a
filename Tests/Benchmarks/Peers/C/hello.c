// The smallest program that prints an answer; it measures the cost of starting alone.

#include <stdio.h>

int main(void) {
  puts("2025-09-28");
  return 0;
}
