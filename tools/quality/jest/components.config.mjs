// @ts-check
/**
 * The specs of all apps and libs as one Jest project: Jest compiles a package such as antd, and lists the files of the libs, once
 * for each project.
 */
import { join } from 'node:path';
import { root } from '../../run/prepare/root.mjs';
import { componentFolders } from '../test/specs.mjs';
import browser from './browser.mjs';

/** Groups of specs, which run instead of the specs themselves. */
const groups = process.env.JEST_GROUPS && join(process.env.JEST_GROUPS, 'components');

/** @type {import('jest').Config} */
const config = {
  ...browser,
  rootDir: root,
  roots: [...componentFolders().map((path) => `<rootDir>/${path}/src`), ...(groups ? [groups] : [])],
  testMatch: groups ? [`${groups}/*.spec.cjs`] : ['<rootDir>/*/*/src/**/*.spec.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/[^/]+/dist/'],
};

export default config;
