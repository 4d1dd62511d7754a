# Completion of market for bash, written by 'market completions bash'.

# Offers the words that begin with the text before the cursor.
_market_offer() {
  local word
  for word in "$@"; do
    [[ $word != "$current"* ]] || COMPREPLY+=("$word")
  done
}

# Offers the words that continue a list with commas.
_market_list() {
  local start=
  [[ $current != *,* ]] || start=${current%,*},
  compopt -o nospace 2>/dev/null
  _market_offer "${@/#/$start}"
}

# Offers paths: _market_paths OPTION-OF-COMPOPT OPTION-OF-COMPGEN
_market_paths() {
  compopt -o "$1" 2>/dev/null && return
  local path
  while IFS= read -r path; do
    COMPREPLY+=("$path")
  done < <(compgen "$2" -- "$current")
}

# Offers files below a folder, one level at a time.
_market_below() {
  local path name
  for path in "$1/$current"*; do
    name=${path#"$1"/}
    [[ $name == [A-Z]* && -e $path ]] || continue
    if [[ -d $path ]]; then
      name+=/
      compopt -o nospace 2>/dev/null
    fi
    COMPREPLY+=("$name")
  done
}

_market_commands() {
  _market_offer buy get take sell help
  [[ $current != -* ]] || _market_offer -h --help -V --version
}

_market_value() {
  case $1 in
    fruit)
      _market_offer apples pears
      ;;
    size)
      _market_offer small medium large
      ;;
    file)
      _market_paths default -f
      ;;
    folder)
      _market_paths dirnames -d
      ;;
    tag)
      _market_list green red ripe
      ;;
    zone)
      _market_offer local
      _market_below ./zones
      ;;
    topic)
      _market_offer buy get take sell prices options
      ;;
  esac
}

_market_named() {
  case $1 in
    get | take) command=buy ;;
    *) command=$1 ;;
  esac
}

_market_option() {
  takes='' kind='' excludes=''
  case $1 in
    buy)
      case $2 in
        --size | -s) takes=1 kind=size excludes='--size -s' ;;
        --file) takes=1 kind=file excludes='--file' ;;
        --folder) takes=1 kind=folder excludes='--folder' ;;
        --price | -p) takes=1 excludes='--price -p' ;;
        --tag | -t) takes=1 kind=tag ;;
        --column | -c) takes=1 excludes='--column -c' ;;
        --header) excludes='--header' ;;
        --json | -j) excludes='--json -j --csv' ;;
        --csv) excludes='--csv --json -j' ;;
        --zone) takes=1 kind=zone excludes='--zone' ;;
        --quiet | -q) excludes='--quiet -q' ;;
        -h | --help) excludes='-h --help' ;;
      esac
      ;;
    sell)
      case $2 in
        --column | -c) takes=1 excludes='--column -c' ;;
        --header) excludes='--header' ;;
        --json | -j) excludes='--json -j --csv' ;;
        --csv) excludes='--csv --json -j' ;;
        --zone) takes=1 kind=zone excludes='--zone' ;;
        --quiet | -q) excludes='--quiet -q' ;;
        -h | --help) excludes='-h --help' ;;
      esac
      ;;
    help)
      case $2 in
        -h | --help) excludes='-h --help' ;;
      esac
      ;;
  esac
}

_market_names() {
  case $1 in
    buy) names='-s --size --file --folder -p --price -t --tag -c --column --header -j --json --csv --zone -q --quiet -h --help' ;;
    sell) names='-c --column --header -j --json --csv --zone -q --quiet -h --help' ;;
    help) names='-h --help' ;;
  esac
}

_market_operand() {
  case $1:$2 in
    buy:*) _market_value fruit ;;
    sell:0) _market_value fruit ;;
    sell:1) _market_value size ;;
    help:0) _market_value topic ;;
  esac
}

# Reads an option before the cursor; succeeds if it takes a value.
_market_read() {
  _market_option "$command" "$1"
  excluded+="$excludes "
  [[ -n $takes ]]
}

# Reads -abc before the cursor: flags, of which the last may take a value.
_market_cluster() {
  local letters=${1#-}
  while [[ -n $letters ]]; do
    if _market_read "-${letters:0:1}"; then
      [[ ${#letters} -gt 1 ]] || waiting=-$letters
      return
    fi
    letters=${letters:1}
  done
}

# Reads a word before the cursor.
_market_word() {
  if [[ -n $waiting ]]; then
    waiting=''
  elif [[ -z $command ]]; then
    _market_named "$1"
  elif [[ -n $ended || $1 == - || $1 == -[0-9]* || $1 == -P[0-9]* || $1 == -P-[0-9]* || $1 != -* ]]; then
    operands=$((operands + 1))
  elif [[ $1 == -- ]]; then
    ended=1
  elif [[ $1 == --*=* ]]; then
    _market_read "${1%%=*}"
  elif [[ $1 == --* ]]; then
    ! _market_read "$1" || waiting=$1
  else
    _market_cluster "$1"
  fi
}

# Sets line to the words up to the cursor. bash splits --name=value at the '='.
_market_line() {
  local index last word
  for ((index = 1; index <= COMP_CWORD; index++)); do
    word=${COMP_WORDS[index]}
    last=$((${#line[@]} - 1))
    if ((last >= 0)) && [[ ${line[last]} == --?* ]] &&
      { [[ $word == = && ${line[last]} != *=* ]] ||
        [[ ${COMP_WORDS[index - 1]} == = && ${line[last]} == *= ]]; }; then
      line[last]+=$word
    else
      line+=("$word")
    fi
  done
}

# Offers the value after the '=' of --name=value.
_market_attached() {
  local prefix=${current%%=*}=
  _market_option "$command" "${prefix%=}"
  current=${current#*=}
  _market_value "$kind"
  [[ $COMP_WORDBREAKS == *=* ]] || COMPREPLY=("${COMPREPLY[@]/#/$prefix}")
}

_market() {
  local IFS=$' \t\n' LC_ALL=C
  local line=() word name names='' current command='' operands=0
  local ended='' waiting='' excluded=' ' takes kind excludes
  COMPREPLY=()
  ((COMP_CWORD > 0)) || return 0
  _market_line
  current=${line[${#line[@]} - 1]}
  for word in "${line[@]:0:${#line[@]}-1}"; do
    _market_word "$word"
  done

  if [[ -n $waiting ]]; then
    _market_option "$command" "$waiting"
    _market_value "$kind"
  elif [[ -z $command ]]; then
    _market_commands
  elif [[ -z $ended && $current == --*=* ]]; then
    _market_attached
  elif [[ -z $ended && $current == -* ]]; then
    _market_names "$command"
    for name in $names; do
      [[ $excluded == *" $name "* ]] || _market_offer "$name"
    done
  else
    _market_operand "$command" "$operands"
  fi
}

complete -F _market market
