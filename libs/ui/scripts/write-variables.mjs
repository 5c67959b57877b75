// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { variablesCss } from './variables.mjs';

const theme = new URL('../src/theme/', import.meta.url);
const tokens = JSON.parse(readFileSync(new URL('tokens.json', theme), 'utf8'));
writeFileSync(new URL('variables.css', theme), variablesCss(tokens));
