# Completes the last of the words that follow the path of the completion. It works only in the line editor of zsh, so the two functions that it
# calls print their arguments here.
compdef() { :; }
_describe() { local -a all=("${(@P)2}"); print -l -- ${all%%:*}; }
_arguments() {
  local spec
  for spec in "$@"; do
    case $spec in
      (\*--*) print -r -- ${${spec#\*}%%\[*} ;;
      (\*:*) print -r -- "operand ${spec##*:}" ;;
    esac
    if [[ $words[CURRENT-1] == ${${spec#\*}%%\[*} ]]; then print -r -- "value ${spec##*:}"; fi
  done
}
source $1; shift; words=("$@"); CURRENT=$#; _url1738
