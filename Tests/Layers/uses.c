// Prints what the sources of a package define and use, from the index that the compiler writes in a debug build.
//
// usage: uses INDEX
//
// A line has these fields, separated by tabs: D for a definition or R for a reference, the path below the folder
// Sources, the line, the identifier of the symbol, and its name.
#include <indexstore/indexstore.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static indexstore_t store;

static bool print_use(void *path, indexstore_occurrence_t use) {
  unsigned long long roles = indexstore_occurrence_get_roles(use);
  bool is_definition = roles & INDEXSTORE_SYMBOL_ROLE_DEFINITION;
  // What the compiler adds, such as the call of a getter, has the symbol of the source beside it.
  if (roles & INDEXSTORE_SYMBOL_ROLE_IMPLICIT) return true;
  if (!is_definition && !(roles & INDEXSTORE_SYMBOL_ROLE_REFERENCE)) return true;
  indexstore_symbol_t symbol = indexstore_occurrence_get_symbol(use);
  indexstore_string_ref_t id = indexstore_symbol_get_usr(symbol);
  indexstore_string_ref_t name = indexstore_symbol_get_name(symbol);
  unsigned line, column;
  indexstore_occurrence_get_line_col(use, &line, &column);
  printf("%c\t%s\t%u\t%.*s\t%.*s\n", is_definition ? 'D' : 'R', (char *)path, line, (int)id.length, id.data,
         (int)name.length, name.data);
  return true;
}

static bool read_record(void *context, indexstore_unit_dependency_t dependency) {
  if (indexstore_unit_dependency_get_kind(dependency) != INDEXSTORE_UNIT_DEPENDENCY_RECORD) return true;
  indexstore_string_ref_t file = indexstore_unit_dependency_get_filepath(dependency);
  indexstore_string_ref_t name = indexstore_unit_dependency_get_name(dependency);
  char path[4096], record[1024];
  snprintf(path, sizeof path, "%.*s", (int)file.length, file.data);
  snprintf(record, sizeof record, "%.*s", (int)name.length, name.data);
  char *sources = strstr(path, "/Sources/");
  // The index keeps files that were deleted since.
  if (!sources || access(path, F_OK) != 0) return true;
  indexstore_record_reader_t reader = indexstore_record_reader_create(store, record, NULL);
  if (!reader) return true;
  indexstore_record_reader_occurrences_apply_f(reader, sources + strlen("/Sources/"), print_use);
  indexstore_record_reader_dispose(reader);
  return true;
}

static bool read_unit(void *context, indexstore_string_ref_t name) {
  char unit[1024];
  snprintf(unit, sizeof unit, "%.*s", (int)name.length, name.data);
  indexstore_unit_reader_t reader = indexstore_unit_reader_create(store, unit, NULL);
  if (!reader) return true;
  indexstore_unit_reader_dependencies_apply_f(reader, NULL, read_record);
  indexstore_unit_reader_dispose(reader);
  return true;
}

int main(int count, char **words) {
  indexstore_error_t error = NULL;
  store = count == 2 ? indexstore_store_create(words[1], &error) : NULL;
  if (!store) {
    fprintf(stderr, "uses: %s\n", error ? indexstore_error_get_description(error) : "give the folder of an index");
    return 1;
  }
  indexstore_store_units_apply_f(store, 1, NULL, read_unit);
  return 0;
}
