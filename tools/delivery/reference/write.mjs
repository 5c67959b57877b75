// @ts-check
/** Writes the reference of the platform API as HTML, by TypeDoc. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { Application, Comment, CommentTag, Converter } from 'typedoc';
import { root } from '../../run/prepare/root.mjs';
import { Failure } from '../../run/terminal/failure.mjs';
import { filesIn } from '../packages/compile.mjs';
import { linkPackages } from './linked.mjs';
import { documented, entriesOf, isInternal } from './surface.mjs';
import { describeOnce, tidy } from './tidy.mjs';

const GROUPS = ['Components', 'Hooks', 'Functions', 'Classes', 'Variables', 'Constants', '*'];

/** @param {readonly import('./surface.mjs').Package[]} packed @param {string} folder */
export async function writeReference(packed, folder) {
  const work = join(root, 'dist/reference-work');
  rmSync(work, { recursive: true, force: true });
  const packages = linkPackages(documented(packed), work);
  const entries = entriesOf(packages);
  const files = entries.map(([, file]) => file);
  const compilerOptions = { types: [], customConditions: [], preserveSymlinks: true, skipLibCheck: true };
  writeFileSync(
    join(work, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.browser.json'), compilerOptions, files }),
  );
  const application = await Application.bootstrap({
    name: 'Taskloom platform API',
    readme: join(root, 'tools/delivery/reference/readme.md'),
    entryPoints: files,
    tsconfig: join(work, 'tsconfig.json'),
    basePath: join(work, 'node_modules/@taskloom'),
    exclude: packages.flatMap((each) =>
      filesIn(each.folder)
        .filter(isInternal)
        .map((path) => join(each.folder, path)),
    ),
    ...{ excludeInternal: true, disableSources: true, skipErrorChecking: true },
    ...{ hideGenerator: true, githubPages: false, logLevel: 'Error' },
    // Components take hundreds of attributes of React and antd.
    ...{
      excludeExternals: true,
      externalPattern: ['**/node_modules/!(@taskloom|react-router|react-router-dom)/**'],
    },
    groupOrder: GROUPS,
  });
  application.converter.on(Converter.EVENT_CREATE_DECLARATION, addComment);
  application.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => tidy(project));
  application.converter.on(Converter.EVENT_END, ({ project }) => describeOnce(project));
  const requests = new Map(entries.map(([request, file]) => [file, request]));
  const points = application.getEntryPoints()?.map((point) => ({
    ...point,
    displayName: requests.get(point.sourceFile.fileName) ?? point.displayName,
  }));
  if (!points) throw new Failure('TypeDoc could not read the packages.');
  const project = application.converter.convert(points);
  for (const module of project.children ?? []) if (!module.children?.length) project.removeReflection(module);
  await application.generateDocs(project, folder);
}

/**
 * TypeDoc reads comments of whole statements only, and hooks are several names of one statement.
 * @param {import('typedoc').Context} context @param {import('typedoc').DeclarationReflection} reflection
 */
function addComment(context, reflection) {
  const symbol = context.getSymbolFromReflection(reflection);
  if (reflection.comment || !symbol) return;
  const words = ts.displayPartsToString(symbol.getDocumentationComment(context.checker));
  const text = words.replaceAll(/\{@link (\S+?) ?\}/g, '`$1`');
  const tags = symbol.getJsDocTags(context.checker);
  if (text === '' && tags.length === 0) return;
  reflection.comment = new Comment([{ kind: 'text', text }]);
  for (const { name, text: parts } of tags)
    if (name === 'example') {
      const code = `\`\`\`ts\n${ts.displayPartsToString(parts)}\n\`\`\``;
      reflection.comment.blockTags.push(new CommentTag('@example', [{ kind: 'code', text: code }]));
    } else reflection.comment.modifierTags.add(`@${name}`);
}
