// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { root } from '../../run/prepare/root.mjs';
import { PROGRAMS } from './programs.mjs';

/** The files and the options of a program. @param {string} path of its configuration, relative to the root */
function readProgram(path) {
  const file = join(root, path);
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(file));
  // JavaScript is checked in more projects together than alone.
  const {
    configFilePath: _path,
    pathsBasePath: _base,
    allowJs: _allow,
    checkJs: _check,
    ...others
  } = options;
  return { fileNames, options: others };
}

/** @returns {string[]} */
function projects() {
  const inRooms = ['apps', 'libs', 'services', 'tools'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => `${room}/${name}`),
  );
  return [...inRooms, 'e2e']
    .map((folder) => `${folder}/tsconfig.json`)
    .filter((path) => existsSync(join(root, path)));
}

const programs = PROGRAMS.map(readProgram);

for (const path of projects()) {
  test(`${path} is checked with its own options`, () => {
    const project = readProgram(path);
    assert.ok(project.fileNames.length > 0);
    for (const file of project.fileNames) {
      const program = programs.find(({ fileNames }) => fileNames.includes(file));
      assert.ok(program, `no program checks ${file}`);
      assert.deepEqual(program.options, project.options);
    }
  });
}
