#!/usr/bin/env node
// @ts-check
/** Builds the app in the current folder for production and prints one line. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

/** @type {{ default: import('./define-remote.mjs').Recipe }} */
const { default: recipe } = await import(pathToFileURL(join(process.cwd(), 'webpack.config.mjs')).href);
const began = performance.now();

webpack(await recipe({ production: true }), (failure, stats) => {
  if (failure || !stats) throw failure;
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  }
  if (stats.hasErrors()) {
    process.exitCode = 1;
    return;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${stats.compilation.name} built in ${seconds} s`);
});
