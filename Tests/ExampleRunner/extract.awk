# Makes a function of the Swift examples in a file, which compares their results with the comments behind
# them.
#
# usage: awk -v name=FUNCTION -v file=PATH -f extract.awk FILE
#
# Lines keep their numbers, so that the compiler names the places in the documentation.

# The difference between the numbers of two characters in a text.
function balance(text, opening, closing, n) {
  n = gsub(opening, "", text)
  return n - gsub(closing, "", text)
}

# The line with a call that compares the result, if the comment behind it is one.
function checked(line, code, text, start, name) {
  if (match(line, / +\/\/ /) == 0) return line
  start = RSTART
  code = substr(line, 1, start - 1)
  text = substr(line, start)
  sub(/^ +\/\/ /, "", text)
  sub(/^ +/, "", code)
  if (code == "" || text ~ /^such as / || parentheses != 0) return line
  if (balance(code, "[(]", "[)]") != 0 || balance(code, "[[]", "[]]") != 0) return line
  if (balance(code, "[{]", "[}]") != 0) return line
  if (code ~ /^[.}@#?:]/ || code ~ /^(struct|enum|class|extension|func|import|typealias|case|return|if|guard|for|while|switch|else|do|static|private|init)[^A-Za-z0-9_]/) return line
  if (code ~ /^print\(/) return code "; printed(##\"" text "\"##)"
  if (braces != 0) return line
  if (text ~ /^throws/) {
    sub(/^(let|var) [A-Za-z0-9_]+ = /, "", code)
    sub(/^_ = /, "", code)
    return "try throwing(##\"" text "\"##) { _ = " code " }"
  }
  if (text == "traps") return "if isTrapping { _ = " code " }"
  if (code ~ /^(let|var) /) {
    if (code !~ / = /) return line
    name = code
    sub(/^(let|var) /, "", name)
    sub(/[^A-Za-z0-9_].*/, "", name)
    return code "; " compared(name, text)
  }
  if (code ~ /^[A-Za-z][A-Za-z0-9_.]* [-+*]?= /) {
    name = code
    sub(/ .*/, "", name)
    return code "; " compared(name, text)
  }
  sub(/^_ = /, "", code)
  return compared(code, text)
}

# A call that compares a value with the text of a comment, or with the value that it names.
function compared(code, text) {
  if (text !~ /^\.[a-z]/) return "result(" code ", ##\"" text "\"##)"
  if (text ~ /^\.[A-Za-z0-9]+, /) sub(/, .*/, "", text)
  return "result(" code ", is: " text ")"
}

# A statement that compiles the expressions in the last cell of a row, without running them. A name by
# itself is not an expression.
function compiled(row, cells, spans, i, text) {
  split(row, cells, "|")
  i = split(cells[length(cells) - 1], spans, "`")
  for (i = i - i % 2; i > 0; i -= 2) {
    if (spans[i] !~ /[(. ]/ || spans[i] ~ /^[@:]/) continue
    text = text "if isTrapping { _ = (try " spans[i] ") }; "
  }
  return text
}

{ line = $0; sub(/^[ \t]*\/\/\/ ?/, "", line) }

# The last column of a table is checked if it is headed DayKit or DayKitFoundation.
line !~ /^\|/ { table = 0 }
!inside && table && line !~ /^\|---/ {
  body = body "#sourceLocation(file: \"" file "\", line: " NR ")\n" compiled(line) "\n"
}
line ~ /\| `?DayKit(Foundation)?`? \|$/ { table = 1 }

!inside && line ~ /^```swift$/ {
  inside = 1; block = ""; braces = 0; parentheses = 0; condition = ""; first = NR + 1
  next
}

inside && line ~ /^```$/ {
  inside = 0
  if (block ~ /^\./) next
  body = body "do {\n"
  if (condition != "") body = body "#if canImport(" condition ")\n"
  body = body "#sourceLocation(file: \"" file "\", line: " first ")\n" block
  if (condition != "") body = body "#endif\n"
  depth++
  next
}

inside && line ~ /^import / {
  module = line; sub(/^import /, "", module)
  imports[module] = 1
  if (module !~ /^(DayKit|DayKitFoundation|Foundation)$/) condition = module
  block = block "\n"
  next
}

inside {
  block = block checked(line) "\n"
  code = line; sub(/ +\/\/ .*/, "", code)
  braces += balance(code, "[{]", "[}]")
  parentheses += balance(code, "[(]", "[)]") + balance(code, "[[]", "[]]")
}

END {
  print "import DayKit"
  if (file ~ /DayKitFoundation/) { imports["DayKitFoundation"] = 1; imports["Foundation"] = 1 }
  for (module in imports) print "#if canImport(" module ")\nimport " module "\n#endif"
  if (depth == 0) exit
  print "func " name "() throws {"
  printf "%s", body
  print "#sourceLocation()"
  for (i = 0; i < depth; i++) print "}"
  print "}"
}
