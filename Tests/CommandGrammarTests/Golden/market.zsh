#compdef market
# Completion of market for zsh, written by 'market completions zsh'.

_market_fruit() {
  local -a words=(
    'apples'
    'pears'
  )
  _describe -t values fruit words
}

_market_size() {
  local -a words=(
    'small'
    'medium'
    'large'
  )
  _describe -t values size words
}

_market_file() {
  _files
}

_market_folder() {
  _files -/
}

_market_tag() {
  local -a words=(
    'green'
    'red'
    'ripe'
  )
  compset -P '*,'
  _describe -t values tag words -q -S ,
}

_market_zone() {
  local -a words=(
    'local:the system'\''s: here'
  )
  _describe -t values zone words
  local -a folders=(./zones) ignored=('[^A-Z]*')
  [[ $PREFIX == */* ]] && ignored=()
  _path_files -W folders -F ignored
}

_market_topic() {
  local -a words=(
    'buy:Buy fruit.'
    'get:Buy fruit.'
    'take:Buy fruit.'
    'sell:Sell fruit.'
    'prices:Prices of fruit'
    'options:Common options'
  )
  _describe -t values topic words
}

_market() {
  if (( CURRENT == 2 )); then
    local -a commands=(
      'buy:Buy fruit.'
      'get:Buy fruit.'
      'take:Buy fruit.'
      'sell:Sell fruit.'
      'help:Show help for a command or a topic.'
    )
    local -a options=(
      '-h:show help: -h for one screen, --help for everything'
      '--help:show help: -h for one screen, --help for everything'
      '-V:show the version'
      '--version:show the version'
    )
    _describe -t commands command commands
    [[ $PREFIX != -* ]] || _describe -o -t options option options
    return
  fi
  shift words
  (( CURRENT -= 1 ))
  local -a specs
  case $words[1] in
    (buy|get|take)
      specs=(
        '(--size -s)'{-s+,--size=}'[size of the fruit]:SIZE:_market_size'
        '(--file)'--file='[shopping list]:FILE:_market_file'
        '(--folder)'--folder='[bag]:FOLDER:_market_folder'
        '(--price -p)'{-p+,--price=}'[highest price]:PRICE: '
        '*'{-t+,--tag=}'[tag to attach]:TAG:_market_tag'
        '(--column -c)'{-c+,--column=}'[column\: a number]:COLUMN: '
        '(--header)'--header'[the first line has names]'
        '(--json -j --csv)'{-j,--json}'[print JSON]'
        '(--csv --json -j)'--csv'[print CSV \[with '\''quotes'\''\]]'
        '(--zone)'--zone='[time zone]:ZONE:_market_zone'
        '(--quiet -q)'{-q,--quiet}'[print less]'
        '(- : *)'{-h,--help}'[show help\: -h for one screen, --help for everything]'
        '*:FRUIT:_market_fruit'
      )
      ;;
    (sell)
      specs=(
        '(--column -c)'{-c+,--column=}'[column\: a number]:COLUMN: '
        '(--header)'--header'[the first line has names]'
        '(--json -j --csv)'{-j,--json}'[print JSON]'
        '(--csv --json -j)'--csv'[print CSV \[with '\''quotes'\''\]]'
        '(--zone)'--zone='[time zone]:ZONE:_market_zone'
        '(--quiet -q)'{-q,--quiet}'[print less]'
        '(- : *)'{-h,--help}'[show help\: -h for one screen, --help for everything]'
        '1:FRUIT:_market_fruit'
        '2:SIZE:_market_size'
      )
      ;;
    (help)
      specs=(
        '(- : *)'{-h,--help}'[show help\: -h for one screen, --help for everything]'
        '1:TOPIC:_market_topic'
      )
      ;;
    (*) return 1 ;;
  esac
  _arguments -s -S : $specs
}

if [[ $funcstack[1] == _market ]]; then
  _market "$@"
else
  compdef _market market
fi
