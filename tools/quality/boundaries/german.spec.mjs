// @ts-check
/** German addresses people as "Sie" everywhere. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { root } from '../../run/prepare/root.mjs';

const FOLDERS = ['apps', 'libs', 'examples'];
const FILE =
  /(?:\/remote\.json|\/src\/.*(?:de\.tsx?|\/de\/.*\.ts)|libs\/ui\/src\/(?:texts|notifications)\/.*\.ts)$/;

/** Pronouns, and verbs that end otherwise with "Sie". */
const ANYWHERE =
  'du|dich|dir|deine?[mnrs]?|euch|eure?[mnrs]?|bist|hast|kannst|musst|darfst|sollst|willst|wirst|möchtest';
/** Informal imperatives at the beginning of a sentence. */
const AT_START =
  'gib|nimm|lies|sieh|wähle|klicke?|drücke?|öffne|prüfe?|versuche? es|schreibe?|warte|melde|speichere|lösche|füge|gehe?|sende|ändere|bestätige|lass|nutze|verwende|ziehe?|stelle?|tippe|halte?|komm|trage?|lege?|starte|kopiere|suche nach';
const INFORMAL = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${ANYWHERE})(?![\p{L}\p{N}])|(?:^|[.!?:…] |bitte )(?:${AT_START})(?![\p{L}\p{N}])`,
  'iu',
);
/** Texts in quotes; a quote of another kind may stand inside. */
const TEXTS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

const textsIn = (/** @type {string} */ source) =>
  Array.from(source.matchAll(TEXTS), ([, one, two, three]) => one ?? two ?? three ?? '');

test('finds the informal address', () => {
  for (const text of [
    'Gib eine Adresse ein',
    'Hier ist dein Konto',
    'Fertig. Wähle eins',
    'Bitte gib es ein',
  ])
    assert.match(text, INFORMAL);
  for (const text of ['Geben Sie eine Adresse ein', 'Ihr Konto', 'Neuer Versuch folgt', 'Die Dauer'])
    assert.doesNotMatch(text, INFORMAL);
});

test('German texts say "Sie"', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => FILE.test(file) && !/node_modules|\/dist\/|\.spec\./.test(file)),
  );
  assert.ok(files.length > 60, 'the German texts have moved');
  const informal = files.flatMap((file) =>
    textsIn(readFileSync(join(root, file), 'utf8'))
      .filter((text) => INFORMAL.test(text))
      .map((text) => `${file}: ${text}`),
  );
  assert.deepEqual(informal, []);
});
