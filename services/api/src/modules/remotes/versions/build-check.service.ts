import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { isRecord, pathsMeet, RESERVED_PATHS, type RemoteArtefact } from '@taskloom/contracts';
import { unfitForFrame } from '@taskloom/contracts/remote-rules';
import { satisfies } from 'compare-versions';
import { invalidField, type ApiError } from '../../../platform/http/index.js';
import { ArtefactStorage } from '../../../platform/storage/index.js';
import { strayStyle } from './scoped-styles.js';
import { VersionsRepository } from './versions.repository.js';

/** Limits for the scripts of one remote, in bytes after brotli. Our largest has 220 kB, and 390 kB on demand (PDF.js). */
const LIMITS = { ahead: 300_000, onDemand: 1_000_000 };
/** Chunks with such a name are loaded at the first use of what is in them, and never in advance. */
const ON_DEMAND = /(^|\/)on-demand-[^/]*$/;
/** The variable with the checksums of the chunks, which the runtime of a build verifies. */
const CHUNK_CHECK = 'taskloomIntegrity';

const compressed = promisify(brotliCompress);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

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

  /** Requires that all files of the build exist. @throws 400 */
  async requireFiles(artefact: RemoteArtefact): Promise<void> {
    const entry = await this.requireManifest(artefact);
    const code = await this.read(artefact, entry);
    const container = containerName(artefact);
    const hasChunks = Object.keys(artefact.files).some((path) => path.endsWith('.js') && path !== entry);
    if (!code.includes(container) || (hasChunks && !code.includes(CHUNK_CHECK)))
      throw wrong(
        `files.${entry}`,
        `${entry} doesn't define ${container}, or doesn't verify its chunks: ${REBUILD}`,
      );
    await this.requireSize(artefact);
    for (const path of Object.keys(artefact.files).filter((file) => file.endsWith('.css'))) {
      const stray = strayIn(await this.read(artefact, path), artefact.name);
      if (stray !== undefined)
        throw wrong(
          `files.${path}`,
          `${path} styles "${stray}", which is not its own: use a class of a .module.css file.`,
        );
    }
  }

  /** Returns the path of the entry file. Requires everything that the manifest names. */
  private async requireManifest(artefact: RemoteArtefact): Promise<string> {
    const manifest = parsed(await this.read(artefact, 'mf-manifest.json'));
    const entry = at(manifest, 'metaData', 'remoteEntry', 'name');
    const container = containerName(artefact);
    if (typeof entry !== 'string' || entry === '')
      throw wrong('files.mf-manifest.json', `The manifest doesn't name an entry file: ${REBUILD}`);
    if (at(manifest, 'metaData', 'globalName') !== container)
      throw wrong(
        'files.mf-manifest.json',
        `The container is not called ${container}, so a new version would run the old one's code: ${REBUILD}`,
      );
    const chunks = textsIn(at(manifest, 'exposes')).filter((path) => /\.(js|css)$/.test(path));
    const missing = [entry, ...chunks].find((path) => !(path in artefact.files));
    if (missing !== undefined)
      throw wrong(
        `files.${missing}`,
        `The manifest names ${missing}, but remote.json has no checksum for it: ${REBUILD}`,
      );
    return entry;
  }

  private async requireSize(artefact: RemoteArtefact): Promise<void> {
    const bytes = { ahead: 0, onDemand: 0 };
    for (const path of Object.keys(artefact.files).filter((file) => file.endsWith('.js')))
      bytes[ON_DEMAND.test(path) ? 'onDemand' : 'ahead'] += (
        await compressed(await this.read(artefact, path), QUICK)
      ).length;
    for (const [kind, what] of [
      ['ahead', 'JavaScript (brotli)'],
      ['onDemand', 'JavaScript (brotli) in chunks named on-demand-*'],
    ] as const)
      if (bytes[kind] > LIMITS[kind])
        throw wrong(
          'files',
          `It has ${Math.round(bytes[kind] / 1_000)} kB of ${what}, and ${LIMITS[kind] / 1_000} kB are allowed: load less.`,
        );
  }

  private async read({ name, version }: RemoteArtefact, path: string): Promise<string> {
    const stream = await this.artefacts.read(`${name}/${version}/${path}`);
    if (!stream) throw wrong(`files.${path}`, `${path} is missing: upload it again.`);
    return text(stream);
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

const strayIn = (css: string, name: string): string | undefined => {
  try {
    return strayStyle(css, name);
  } catch {
    return 'invalid CSS';
  }
};
