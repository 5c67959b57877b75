// @ts-check
/**
 * Runs the specs of one package of tools: `npx nx test tools-delivery`. Specs of builds require `npm run build`.
 * Usage: node tools/quality/test/package-specs.mjs NAME
 */
import { spawn } from 'node:child_process';
import { specsOf } from './specs.mjs';

const options = ['--test', '--test-concurrency=2', ...specsOf(process.argv[2])];
spawn(process.execPath, options, { stdio: 'inherit' }).on('close', (code) => {
  process.exitCode = code ?? 1;
});
