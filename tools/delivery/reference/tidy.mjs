// @ts-check
/** Steps that a reader of the reference expects and TypeDoc doesn't do with declarations. */
import { CommentTag, ReflectionKind } from 'typedoc';

/** @typedef {import('typedoc').DeclarationReflection} Declaration */
/** @typedef {import('typedoc').Comment} Comment */

/** Sources in this repository. */
const SOURCES = / ?\((?:specification|decision) \d[^()]*\)/g;

/** The call signatures of a function, or of a constant that is one. @param {Declaration} declaration */
const signaturesOf = ({ signatures = [], type }) =>
  type?.type === 'reflection' ? (type.declaration.signatures ?? signatures) : signatures;

/** @param {Declaration} declaration */
function groupOf(declaration) {
  const { kind, name } = declaration;
  if (kind !== ReflectionKind.Function && kind !== ReflectionKind.Variable) return undefined;
  if (/^use[A-Z]/.test(name)) return 'Hooks';
  if (/^[A-Z][A-Z\d_]+$/.test(name)) return 'Constants';
  if (/^[A-Z]/.test(name)) return 'Components';
  return signaturesOf(declaration).length > 0 ? 'Functions' : 'Variables';
}

/** @param {Comment} comment */
function leaveOutSources(comment) {
  for (const part of [...comment.summary, ...comment.blockTags.flatMap(({ content }) => content)])
    part.text = part.text.replaceAll(SOURCES, '');
}

/** Before TypeDoc groups the names of each page. @param {import('typedoc').ProjectReflection} project */
export function tidy(project) {
  for (const declaration of declarationsOf(project)) {
    const group = groupOf(declaration);
    const comment = declaration.comment ?? signaturesOf(declaration)[0]?.comment;
    if (group) comment?.blockTags.push(new CommentTag('@group', [{ kind: 'text', text: group }]));
  }
  for (const reflection of Object.values(project.reflections)) {
    if (reflection.kind === ReflectionKind.Parameter && /^(?:\{|__)/.test(reflection.name))
      reflection.name = /^[A-Z]/.test(ownerOf(reflection).name) ? 'props' : 'options';
    if (!reflection.comment) continue;
    leaveOutSources(reflection.comment);
    // The router's own, beside which everything else would be 'Other'.
    reflection.comment.removeTags('@category');
  }
}

/** Leaves one of the comments that a declaration and its signatures have. @param {import('typedoc').ProjectReflection} project */
export function describeOnce(project) {
  for (const declaration of declarationsOf(project)) {
    const described = signaturesOf(declaration).filter(({ comment }) => comment);
    if (!declaration.comment || described.length === 0) continue;
    if (declaration.kind === ReflectionKind.Function) delete declaration.comment;
    else for (const signature of described) delete signature.comment;
  }
}

/** @param {import('typedoc').ProjectReflection} project */
const declarationsOf = ({ children = [] }) => children.flatMap((module) => module.children ?? []);

/** The declaration on the page of a module. @param {import('typedoc').Reflection} reflection @returns {import('typedoc').Reflection} */
function ownerOf(reflection) {
  const { parent } = reflection;
  return parent && parent.kind !== ReflectionKind.Module ? ownerOf(parent) : reflection;
}
