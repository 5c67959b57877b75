import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { isRecord, pathsMeet, RESERVED_PATHS, type RemoteArtefact } from '@taskloom/contracts';
import { unfitForFrame } from '@taskloom/contracts/remote-rules';
import { satisfies } from 'compare-versions';
import { invalidField, type ApiError } from '../../../platform/http/index.js';
import { ArtefactStorage } from '../../../platform/storage/index.js';
import { EntryScript } from './entry-script.js';
import { integrityOf } from './remote-json.js';
import { strayStyle } from './scoped-styles.js';
import { ScriptSize } from './script-size.js';
import { VersionsRepository } from './versions.repository.js';

/** Limits the time of parsing. The entry of a build of ours has 25 kB. */
const ENTRY_BYTES = 500_000;
const MANIFEST = 'mf-manifest.json';
/** The module that the shell loads. */
const EXPOSE = './remote';

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);

/** All strings in a list of assets, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
};

const wrong = (field: string, message: string): ApiError => invalidField(field, message);

/** Validates a build before it becomes a version, even if its team has checked it. Each error explains what to do. */
@Injectable()
export class BuildCheck {
  constructor(
    private readonly artefacts: ArtefactStorage,
    private readonly versions: VersionsRepository,
  ) {}

  /** Validates a version from before builds were checked, at its first activation. @throws 400 */
  async requireChecked(name: string, version: string): Promise<void> {
    const artefact = await this.versions.unchecked(name, version);
    if (!artefact) return;
    this.requireFacts(artefact);
    await this.requireFiles(artefact);
    await this.versions.setChecked(name, version);
  }

  /** Checks what `remote.json` declares, without reading files. @throws 400 */
  requireFacts(artefact: RemoteArtefact): void {
    const { name, routes, navigation, requires, extensions = [], notifications = [] } = artefact;
    const unfit = unfitForFrame(artefact);
    if (unfit) throw wrong(unfit.field, unfit.message);
    for (const [library, range] of Object.entries(requires))
      if (typeof range === 'string' && !isRange(range))
        throw wrong(
          `requires.${library}`,
          `It needs ${library} "${range}", which is not a version range such as ^1.2.0.`,
        );
    for (const { path } of routes) {
      if (!path.split('/').slice(1).every(isPart))
        throw wrong(
          'routes',
          `${path} is not a valid route: its parts are words, :parameters and a * at the end.`,
        );
      if (RESERVED_PATHS.some((reserved) => pathsMeet(reserved, path)))
        throw wrong('routes', `The route ${path} conflicts with a route of the shell: choose another path.`);
    }
    const stray = navigation.find((entry) => !routes.some(({ path }) => pathsMeet(path, entry.path)));
    if (stray)
      throw wrong(
        'navigation',
        `${stray.path} is not a route of ${name}: its navigation may only link to its own routes.`,
      );
    for (const [field, list] of Object.entries({ extensions, notifications })) {
      const ids = list.map(({ id }) => id);
      const twice = ids.find((id, index) => ids.indexOf(id) < index);
      if (twice !== undefined)
        throw wrong(field, `Two ${field} have the id ${twice}: each needs one of its own.`);
    }
  }

  /** Requires that all files are stored as `remote.json` describes them, and do what it and the manifest say. @throws 400 */
  async requireFiles(artefact: RemoteArtefact): Promise<void> {
    await this.requireEntry(artefact, await this.requireManifest(artefact));
    const size = new ScriptSize();
    for (const path of Object.keys(artefact.files)) {
      const content = await this.read(artefact, path);
      await size.add(path, content);
      if (path.endsWith('.css')) requireOwnStyles(artefact, path, content.toString());
    }
    const excess = size.excess();
    if (excess) throw wrong('files', excess);
  }

  /** Returns the path of the entry file. Requires everything that the manifest names. */
  private async requireManifest(artefact: RemoteArtefact): Promise<string> {
    const manifest = parsed((await this.read(artefact, MANIFEST)).toString());
    const entry = at(manifest, 'metaData', 'remoteEntry', 'name');
    const container = containerName(artefact);
    if (typeof entry !== 'string' || entry === '')
      throw wrong(`files.${MANIFEST}`, `The manifest doesn't name an entry file: ${REBUILD}`);
    if (at(manifest, 'metaData', 'globalName') !== container)
      throw wrong(
        `files.${MANIFEST}`,
        `The container is not called ${container}, so a new version would run the old one's code: ${REBUILD}`,
      );
    const exposes = at(manifest, 'exposes');
    if (!Array.isArray(exposes) || !exposes.some((module) => at(module, 'path') === EXPOSE))
      throw wrong(`files.${MANIFEST}`, `The manifest doesn't expose ${EXPOSE}: ${REBUILD}`);
    const chunks = textsIn(exposes).filter((path) => /\.(js|css)$/.test(path));
    const missing = [entry, ...chunks].find((path) => !(path in artefact.files));
    if (missing !== undefined)
      throw wrong(
        `files.${missing}`,
        `The manifest names ${missing}, but remote.json has no checksum for it: ${REBUILD}`,
      );
    return entry;
  }

  private async requireEntry(artefact: RemoteArtefact, entry: string): Promise<void> {
    const refuse = (what: string) => wrong(`files.${entry}`, `${entry} ${what}: ${REBUILD}`);
    const content = await this.read(artefact, entry);
    if (content.length > ENTRY_BYTES)
      throw refuse(`has more than ${ENTRY_BYTES / 1_000} kB, and an entry only loads other files`);
    const script = EntryScript.read(content.toString());
    const container = containerName(artefact);
    const hasChunks = Object.keys(artefact.files).some((path) => path.endsWith('.js') && path !== entry);
    if (!script) throw refuse('is not a valid script');
    if (!script.defines(container)) throw refuse(`doesn't define ${container}`);
    if (!script.exposes(EXPOSE)) throw refuse(`has no module ${EXPOSE}`);
    if (hasChunks && !script.verifiesChunks(container)) throw refuse("doesn't verify its chunks");
  }

  /** The content of a file, which is the one that `remote.json` describes. */
  private async read({ name, version, files }: RemoteArtefact, path: string): Promise<Buffer> {
    const stream = await this.artefacts.read(`${name}/${version}/${path}`);
    if (!stream) throw wrong(`files.${path}`, `${path} is missing: upload it again.`);
    const content = await buffer(stream);
    if (files[path]?.integrity !== integrityOf(content))
      throw wrong(`files.${path}`, `${path} differs from its checksum in remote.json: upload it again.`);
    return content;
  }
}

const REBUILD = 'build it with defineRemote() of @taskloom/build.';

const containerName = ({ name, version }: RemoteArtefact): string =>
  `taskloom_${name}_${version}`.replace(/\W/g, '_');

const isPart = (part: string, index: number, parts: string[]): boolean =>
  /^:?\w[\w.-]*$/.test(part) || (index === parts.length - 1 && /^\*?$/.test(part));

const isRange = (range: string): boolean => {
  try {
    satisfies('1.0.0', range);
    return true;
  } catch {
    return false;
  }
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const requireOwnStyles = ({ name }: RemoteArtefact, path: string, css: string): void => {
  const stray = strayIn(css, name);
  if (stray !== undefined)
    throw wrong(
      `files.${path}`,
      `${path} styles "${stray}", which is not its own: use a class of a .module.css file.`,
    );
};

const strayIn = (css: string, name: string): string | undefined => {
  try {
    return strayStyle(css, name);
  } catch {
    return 'invalid CSS';
  }
};
