// @ts-check
/** The platform API: what the declarations of the packed packages offer to remotes, with the comments that editors show. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/**
 * Accounts, administration, deployment, and the inside of shell, client and our own screens: exported for this repository, and no part
 * of the platform API. What is beside public names has the tag `@internal` instead.
 */
const INTERNAL = [
  /^contracts\/(api-tokens|audit|auth|data-export|display-preferences|email-address|factors|openid|passkeys|policies|sessions)$/,
  /^contracts\/(call-groups|deploy-tokens|jobs|mail-admin|people-admin|product|storage|webhooks|rtk\/offline-queue\/.*)$/,
  /^contracts\/remote-(artefact|backend|figures|keys|operations|permissions|rules|trust|upgrade)$|^contracts\/remotes$/,
  /^contracts\/(initials|is-record|jitter|kept-answers|observable)$/,
  /^contracts\/rtk\/(api-tokens|auth|email-address|openid|passkeys|preferences|remotes|security|step-up|storage|team-departures)\.endpoints$/,
  /^contracts\/rtk\/(api|auth-state|board-cache|callers|changed-notification|kept-answers|prefetched|project-responses)$/,
  /^contracts\/rtk\/(refetch-failed|step-up)$/,
  /^client\/remote\/(calls-of-remote|slot)$|^client\/recent-projects\//,
  /^client\/extensions\/(extension-part|extensions-context|use-extension-items)$/,
  /^client\/session\/(create-app-store|initialise-session|sign-in)$|^client\/storage\/(browser-storage|forget|kept-files)$/,
  /^client\/(router\/(app|hosted)-router|socket\/(realtime|realtime-context)|realtime\/realtime-provider)$/,
  /^client\/toasts\/(sonner-toaster|toaster)$|^client\/test-kit\/fake-extensions$/,
  /^ui\/(drag\/.*|notifications\/.*|toasts\/.*|kits\/kit-provider|icons\/notification-icons)$/,
  /^ui\/dialogs\/(conflict-field|password-link-dialog)$|^ui\/states\/(new-secret|remote-unavailable)$/,
  /^ui\/frame\/(follow-link|logo|skip-link|banner)$|^ui\/skeletons\/(board|project)-skeleton$/,
  /^ui\/fields\/(field-words|owner-choices|password-field)$/,
];

/** @param {string} path of a declaration inside its package */
export const isInternal = (path) =>
  INTERNAL.some((each) => each.test(path.replaceAll('\\', '/').replace(/\.d\.m?ts$/, '')));

/**
 * @typedef {{ name: string, folder: string }} Package
 * @typedef {object} Offered
 * @property {string} name
 * @property {string} from what it is imported from
 * @property {boolean} isCode a function, hook or component
 * @property {boolean} isPublic
 * @property {string} comment
 * @property {string[]} examples
 */

/** The packages with an API. @template {Package} P @param {readonly P[]} packages */
export const documented = (packages) =>
  packages.filter(({ name }) => /^@taskloom\/(sdk|testing|build)$/.test(name));

/** The declarations of each entry. @param {readonly Package[]} packages @returns {[request: string, file: string][]} */
export const entriesOf = (packages) =>
  packages.flatMap(({ name, folder }) => {
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return Object.entries(exports).flatMap(([entry, { types }]) =>
      types && entry !== './assets'
        ? [/** @type {[string, string]} */ ([join(name, entry), join(folder, types)])]
        : [],
    );
  });

/** Only names and comments are read, so nothing else than these packages is loaded. @param {[string, string][]} entries */
function programOf(entries) {
  const files = new Map(entries);
  /** @type {ts.CompilerOptions} */
  const options = { noLib: true, types: [] };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const path = text.startsWith('.') ? join(from, '..', text).replace(/\.js$/, '.d.ts') : files.get(text);
      const resolved = path !== undefined && existsSync(path);
      return {
        resolvedModule: resolved ? { resolvedFileName: path, extension: ts.Extension.Dts } : undefined,
      };
    });
  return ts.createProgram([...files.values()], options, host);
}

/** @param {readonly Package[]} packages @returns {Offered[]} */
export function offeredBy(packages) {
  const entries = entriesOf(packages);
  const program = programOf(entries);
  const checker = program.getTypeChecker();
  return entries.flatMap(([from, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return (module ? checker.getExportsOfModule(module) : []).flatMap((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const path = symbol.declarations?.[0]?.getSourceFile().fileName;
      const owner = packages.find(({ folder }) => path?.startsWith(join(folder, '/')));
      const tags = [...symbol.getJsDocTags(checker), ...exported.getJsDocTags(checker)];
      const isHidden = tags.some(({ name }) => name === 'internal' || name === 'deprecated');
      return {
        name: exported.name,
        from,
        isCode: (symbol.flags & ts.SymbolFlags.Value) !== 0 && !/^[A-Z\d_]+$/.test(exported.name),
        isPublic:
          !isHidden && path !== undefined && owner !== undefined && !isInternal(relative(owner.folder, path)),
        comment: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
        examples: tags.flatMap(({ name, text }) =>
          name === 'example' ? [ts.displayPartsToString(text)] : [],
        ),
      };
    });
  });
}

/**
 * The missing parts: a comment for everything public, and an example for functions, hooks and components. Properties of a component are
 * described with it.
 * @param {readonly Offered[]} offered
 */
export const undocumented = (offered) =>
  offered
    .filter(({ isPublic, name, comment }) => isPublic && comment === '' && !name.endsWith('Props'))
    .map(({ name, from }) => `${name} of ${from} has no comment`)
    .concat(
      offered
        .filter(({ isPublic, isCode, examples }) => isPublic && isCode && examples.length === 0)
        .map(({ name, from }) => `${name} of ${from} has no example`),
    );
