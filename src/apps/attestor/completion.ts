import type { Command } from 'commander';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Where a command line may be, and what may come next there. */
interface Place {
  /** The commands so far, as `attestor key`. */
  readonly at: string;
  /** Commands below, and the words that an argument takes. */
  readonly next: readonly string[];
  readonly options: readonly string[];
  readonly below: readonly string[];
}

const flags = (command: Command): string[] => command.options.flatMap(({ long }) => long ?? []);

function placesOf(command: Command, at: string, inherited: readonly string[]): Place[] {
  const options = [...flags(command), ...inherited];
  const below = command.commands.map((one) => one.name());
  const next = [...below, ...command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? [])];
  const places = command.commands.flatMap((one) => placesOf(one, `${at} ${one.name()}`, options));
  return [{ at, next, options: [...options, '--help'], below }, ...places];
}

/** A `case` of a shell's: the words that go on from a place, and what may come at each. */
const stepsOf = (places: readonly Place[]) => [
  '/attestor',
  ...places.flatMap(({ at, below }) => below.map((word) => `${at}/${word}`)),
];

/** In bash and zsh: from word to word as far as there are commands. */
const walk = (words: string, places: readonly Place[]) => `for word in "\${${words}}"; do
    case "$at/$word" in
      ${stepsOf(places)
        .map((step) => `"${step}"`)
        .join('|')}) at="\${at:+$at }$word" ;;
    esac
  done`;

const bash = (places: readonly Place[]) => `_income_series() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" at="" next="attestor" options="--help" word
  ${walk('COMP_WORDS[@]:1:COMP_CWORD-1', places)}
  case "$at" in
${places.map(({ at, next, options }) => `    "${at}") next="${next.join(' ')}" options="${options.join(' ')}" ;;`).join('\n')}
  esac
  [[ "$cur" == -* ]] && next="$options"
  COMPREPLY=($(compgen -W "$next" -- "$cur"))
}
complete -o default -F _income_series income-series`;

const zsh = (places: readonly Place[]) => `#compdef income-series
_income_series() {
  local at="" word
  local -a next options
  next=(attestor) options=(--help)
  ${walk('(@)words[2,CURRENT-1]', places)}
  case "$at" in
${places.map(({ at, next, options }) => `    "${at}") next=(${next.join(' ')}) options=(${options.join(' ')}) ;;`).join('\n')}
  esac
  if [[ "$PREFIX" == -* ]]; then compadd -a options; elif (( $#next )); then compadd -a next; else _files; fi
}
compdef _income_series income-series`;

const fish = (places: readonly Place[]) => `function __income_series_at
  set -l at ""
  for word in (commandline -opc)[2..-1]
    switch "$at/$word"
      case ${stepsOf(places)
        .map((step) => `"${step}"`)
        .join(' ')}
        set at (string trim "$at $word")
    end
  end
  test "$at" = "$argv[1]"
end
complete -c income-series -n '__income_series_at ""' -f -a attestor
${places
  .map(({ at, next, options }) => {
    const where = `complete -c income-series -n '__income_series_at "${at}"'`;
    const words = next.length === 0 ? [] : [`${where} -f -a '${next.join(' ')}'`];
    return [...words, ...options.map((option) => `${where} -l ${option.slice(2)}`)].join('\n');
  })
  .join('\n')}`;

/** How each shell is given its script. */
export const COMPLETION_USAGE: Readonly<Record<Shell, string>> = {
  bash: 'source <(income-series attestor completion bash)',
  zsh: 'source <(income-series attestor completion zsh)',
  fish: 'income-series attestor completion fish > ~/.config/fish/completions/income-series.fish',
};

const WRITERS: Readonly<Record<Shell, (places: readonly Place[]) => string>> = { bash, zsh, fish };

/** A shell's script that completes the command line, from the commands themselves. */
export const completionOf = (program: Command, shell: Shell): string =>
  WRITERS[shell](placesOf(program, 'attestor', []));
