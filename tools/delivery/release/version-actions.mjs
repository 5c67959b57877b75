// @ts-check
/** How Nx Release reads and raises the version of a package. Its own actions are in @nx/js, which has no release for this Nx. */
import { VersionActions } from 'nx/release';

export default class PackageVersion extends VersionActions {
  validManifestFilenames = ['package.json'];

  /** @param {import('nx/src/devkit-exports').Tree} tree */
  async readCurrentVersionFromSourceManifest(tree) {
    const manifestPath = this.#path();
    const { version } = JSON.parse(tree.read(manifestPath, 'utf8') ?? '{}');
    return { currentVersion: version, manifestPath };
  }

  async readCurrentVersionFromRegistry() {
    return null;
  }

  /** Libraries depend on each other by major version. */
  async readCurrentVersionOfDependency() {
    return { currentVersion: null, dependencyCollection: null };
  }

  /** @param {import('nx/src/devkit-exports').Tree} tree @param {string} version */
  async updateProjectVersion(tree, version) {
    const path = this.#path();
    const text = tree.read(path, 'utf8') ?? '';
    tree.write(path, text.replace(/"version": "[^"]+"/, `"version": "${version}"`));
    return [`${path}: ${version}`];
  }

  async updateProjectDependencies() {
    return [];
  }

  #path() {
    return `${this.projectGraphNode.data.root}/package.json`;
  }
}
