// The least that a program can do which answers: what starting costs by itself.

#include <stdio.h>

int main(void) {
  puts("2025-09-28");
  return 0;
}
