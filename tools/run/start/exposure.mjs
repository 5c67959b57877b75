// @ts-check
/** Lists the risks of an installation that listens beyond this machine, each with the setting that prevents it. */

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i;

/** @param {string} host */
export const isPublic = (host) => !LOOPBACK.test(host);

/**
 * @typedef {object} Accounts
 * @property {boolean} any whether there is an account
 * @property {boolean} demo whether the demo team exists, whose password is public
 */

/** An account of the demo team. */
const DEMO_ACCOUNT = 'maya@fernbank.example';

/** @param {string} databaseUrl @returns {Promise<Accounts>} */
export async function readAccounts(databaseUrl) {
  // Imported late, because the dependencies may not be installed yet.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT EXISTS (SELECT 1 FROM teams) AS any, EXISTS (SELECT 1 FROM users WHERE email = $1) AS demo`,
      [DEMO_ACCOUNT],
    );
    return rows[0];
  } finally {
    await client.end();
  }
}

/** @type {Record<string, string>} */
const REGISTRATION = {
  open: 'Anyone who can reach it can create an account, unless an admin has decided otherwise. Close it: REGISTRATION=invited or REGISTRATION=closed',
  invited: 'People with an invitation can create an account. Close it: REGISTRATION=closed',
};

/**
 * Lines to print; none on loopback.
 *
 * @param {{ host: string, env: NodeJS.ProcessEnv, accounts: Accounts }} installation
 * @returns {string[]}
 */
export function exposure({ host, env, accounts }) {
  if (!isPublic(host)) return [];
  const registration = REGISTRATION[env.REGISTRATION || 'open'];
  const metrics = env.METRICS_TOKEN
    ? 'Anyone with METRICS_TOKEN can read /api/metrics. Close it: METRICS=0'
    : 'Programs on this machine can read /api/metrics. Close it: METRICS=0';
  return [
    `HOST=${host} opens this installation to everyone on its networks. Close it: HOST=127.0.0.1`,
    ...(accounts.any
      ? []
      : [
          'There is no account yet: the first person to register becomes admin. Register now, before you share the address.',
        ]),
    ...(accounts.demo
      ? [
          'The password of the demo team is public: everyone who can reach it can sign in as its admin. Close it: HOST=127.0.0.1',
        ]
      : []),
    ...(registration ? [registration] : []),
    ...(env.API_DOCS === '0'
      ? []
      : ['Anyone can read the API’s documentation at /api/docs. Close it: API_DOCS=0']),
    ...(env.METRICS === '0' ? [] : [metrics]),
    ...(env.PUBLIC_URL?.startsWith('https:')
      ? []
      : [
          'Passwords travel unencrypted unless there is a TLS proxy in front. Close it: HOST=127.0.0.1 behind the proxy, with TRUST_PROXY=1 and PUBLIC_URL=https://…',
        ]),
  ];
}
