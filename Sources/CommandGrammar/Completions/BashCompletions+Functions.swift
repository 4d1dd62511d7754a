// The functions of the script that do not depend on the program; its name replaces each `§`.

extension BashCompletions {
  /// The functions that offer values.
  static let values = #"""
    # Completion of § for bash, written by '§ completions bash'.

    # Offers the words that begin with the text before the cursor.
    _§_offer() {
      local word
      for word in "$@"; do
        [[ $word != "$current"* ]] || COMPREPLY+=("$word")
      done
    }

    # Offers the words that continue a list with commas.
    _§_list() {
      local start=
      [[ $current != *,* ]] || start=${current%,*},
      compopt -o nospace 2>/dev/null
      _§_offer "${@/#/$start}"
    }

    # Offers paths: _§_paths OPTION-OF-COMPOPT OPTION-OF-COMPGEN
    _§_paths() {
      compopt -o "$1" 2>/dev/null && return
      local path
      while IFS= read -r path; do
        COMPREPLY+=("$path")
      done < <(compgen "$2" -- "$current")
    }

    # Offers files below a folder, one level at a time.
    _§_below() {
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


    """#

  /// The functions that read a command line.
  static let calls = #"""

    # Reads an option before the cursor; succeeds if it takes a value.
    _§_read() {
      _§_option "$command" "$1"
      excluded+="$excludes "
      [[ -n $takes ]]
    }

    # Reads -abc before the cursor: flags, of which the last may take a value.
    _§_cluster() {
      local letters=${1#-}
      while [[ -n $letters ]]; do
        if _§_read "-${letters:0:1}"; then
          [[ ${#letters} -gt 1 ]] || waiting=-$letters
          return
        fi
        letters=${letters:1}
      done
    }

    # Reads a word before the cursor.
    _§_word() {
      if [[ -n $waiting ]]; then
        waiting=''
      elif [[ -z $command ]]; then
        _§_named "$1"
      elif [[ -n $ended || $1 == - || $1 == -[0-9]* || $1 == -P[0-9]* || $1 == -P-[0-9]* || $1 != -* ]]; then
        operands=$((operands + 1))
      elif [[ $1 == -- ]]; then
        ended=1
      elif [[ $1 == --*=* ]]; then
        _§_read "${1%%=*}"
      elif [[ $1 == --* ]]; then
        ! _§_read "$1" || waiting=$1
      else
        _§_cluster "$1"
      fi
    }

    # Sets line to the words up to the cursor. bash splits --name=value at the '='.
    _§_line() {
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
    _§_attached() {
      local prefix=${current%%=*}=
      _§_option "$command" "${prefix%=}"
      current=${current#*=}
      _§_value "$kind"
      [[ $COMP_WORDBREAKS == *=* ]] || COMPREPLY=("${COMPREPLY[@]/#/$prefix}")
    }

    _§() {
      local IFS=$' \t\n' LC_ALL=C
      local line=() word name names='' current command='' operands=0
      local ended='' waiting='' excluded=' ' takes kind excludes
      COMPREPLY=()
      ((COMP_CWORD > 0)) || return 0
      _§_line
      current=${line[${#line[@]} - 1]}
      for word in "${line[@]:0:${#line[@]}-1}"; do
        _§_word "$word"
      done

      if [[ -n $waiting ]]; then
        _§_option "$command" "$waiting"
        _§_value "$kind"
      elif [[ -z $command ]]; then
        _§_commands
      elif [[ -z $ended && $current == --*=* ]]; then
        _§_attached
      elif [[ -z $ended && $current == -* ]]; then
        _§_names "$command"
        for name in $names; do
          [[ $excluded == *" $name "* ]] || _§_offer "$name"
        done
      else
        _§_operand "$command" "$operands"
      fi
    }

    complete -F _§ §

    """#
}
