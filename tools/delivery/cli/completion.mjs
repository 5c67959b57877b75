// @ts-check
/** Scripts with which a shell completes the commands and options of the program. */
import { Failure } from '../../run/terminal/failure.mjs';

/** @typedef {ReturnType<typeof import('../../run/terminal/command-line.mjs').createProgram>} Command */

/** @param {Command} command */
const optionsOf = ({ options }) => options.flatMap(({ long }) => long ?? []);

/** @param {Command} program */
function forBash(program) {
  const name = program.name();
  const cases = program.commands.map(
    (command) => `    ${command.name()}) words='${optionsOf(command).join(' ')}' ;;`,
  );
  return `_${name}() {
  local words='${program.commands.map((command) => command.name()).join(' ')}'
  [ "$COMP_CWORD" -gt 1 ] && case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    *) words='' ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _${name} ${name}`;
}

/** @param {Command} program */
const forZsh = (program) => `autoload -Uz bashcompinit && bashcompinit\n${forBash(program)}`;

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

/** @param {Command} program */
function forFish(program) {
  const line = `complete -c ${program.name()}`;
  return program.commands
    .flatMap((command) => [
      `${line} -n __fish_use_subcommand -a ${command.name()} -d ${quoted(command.description())}`,
      ...command.options.map(
        ({ long, description }) =>
          `${line} -n '__fish_seen_subcommand_from ${command.name()}' -l ${(long ?? '').slice(2)} -d ${quoted(description)}`,
      ),
    ])
    .join('\n');
}

/** @type {Record<string, (program: Command) => string>} */
const SHELLS = { bash: forBash, zsh: forZsh, fish: forFish };

/** @param {Command} program @param {string} shell */
export function completionOf(program, shell) {
  const write = SHELLS[shell];
  if (!write)
    throw new Failure(`There is completion for ${Object.keys(SHELLS).join(', ')}, not for "${shell}".`);
  return write(program);
}
