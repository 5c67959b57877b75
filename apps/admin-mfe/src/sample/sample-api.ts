import {
  API,
  type AdminPerson,
  type InviteManyRequest,
  type InviteResult,
  type Policies,
  type PoliciesUpdate,
  type Quota,
  type QuotaName,
} from '@taskloom/contracts';
import { FakeApi, type ApiCall } from '@taskloom/client/standalone';
import { auditPage, EVENTS, teamMembers } from './audit';
import { someJobs } from './jobs';
import { aPage, aPerson, PEOPLE, someHoldings } from './people';
import { aStorage } from './storage';
import { someTokens } from './tokens';

const withQuotas = (
  quotas: Policies['quotas'],
  changes: NonNullable<PoliciesUpdate['quotas']>,
): Policies['quotas'] => {
  const quota = (name: QuotaName): Quota => {
    const { limit, default: standard } = quotas[name];
    const next = changes[name];
    return { limit: next === undefined ? limit : (next ?? standard), default: standard };
  };
  return { person: quota('person'), project: quota('project'), installation: quota('installation') };
};

/** A team in memory, whose people can be disabled and enabled. */
export function sampleApi(): FakeApi {
  let people = PEOPLE;
  const set = (id: string, part: Partial<AdminPerson>) => {
    people = people.map((person) => (person._id === id ? { ...person, ...part } : person));
  };
  const api = new FakeApi().on('GET', API.adminAudit, ({ query }: ApiCall) => {
    const kind = query.get('kind');
    return auditPage(EVENTS.filter((event) => kind === null || event.kind === kind));
  });
  api.on('GET', API.auditExport, ({ query }: ApiCall) => query.get('format'));
  api.on('GET', API.teamMembers, teamMembers());
  api.on('GET', API.adminPeople, ({ query }: ApiCall) => {
    const [text, state] = [query.get('search')?.toLowerCase() ?? '', query.get('state')];
    const fits = ({ name, email, ...person }: AdminPerson) =>
      (name ?? email).toLowerCase().includes(text) && (state === null || person.state === state);
    return { ...aPage(people), people: people.filter(fits) };
  });
  let policies: Policies = {
    registration: 'invited',
    mailDomains: ['fernbank.example'],
    secondFactor: { required: 'optional', from: null },
    codes: 'tolerant',
    passwords: { minLength: 6, refuseGuessable: false },
    quotas: aStorage().quotas,
    fixedBy: {},
  };
  api.on('GET', API.adminMail, {
    server: 'smtp.fernbank.example:587',
    from: 'desk@fernbank.example',
    waiting: 0,
    failures: [],
  });
  api.on('POST', API.mailTest, { accepted: true, message: 'The mail server has accepted the mail: 250 OK' });
  api.on('POST', API.mailRetry, { retried: 1 });
  api.on('GET', API.installationStorage, () => aStorage({ quotas: policies.quotas }));
  let tokens = someTokens();
  api.on('GET', API.adminTokens, () => tokens);
  for (const { _id } of tokens.tokens)
    api.on('DELETE', API.adminToken(_id), () => {
      const left = tokens.tokens.filter((token) => token._id !== _id);
      tokens = { tokens: left, total: left.length };
      return { ok: true };
    });
  let jobs = someJobs();
  api.on('GET', API.adminJobs, () => ({ jobs }));
  for (const { name } of jobs)
    api.on('POST', API.jobRun(name), () => {
      const lastRun = { at: new Date().toISOString(), milliseconds: 8, failed: false };
      jobs = jobs.map((job) => (job.name === name ? { ...job, lastRun } : job));
      return jobs.find((job) => job.name === name);
    });
  api.on('GET', API.adminPolicies, () => policies);
  api.on('PATCH', API.adminPolicies, ({ body }: ApiCall) => {
    const { quotas = {}, ...rest } = body as PoliciesUpdate;
    policies = { ...policies, ...rest, quotas: withQuotas(policies.quotas, quotas) };
    return policies;
  });
  api.on('POST', API.invites, ({ body }: ApiCall) => {
    const { emails, role } = body as InviteManyRequest;
    const results = emails.map((email): InviteResult => {
      const known = people.find((person) => person.email === email);
      if (known) return { email, outcome: known.state === 'invited' ? 'pending' : 'member' };
      if (!email.includes('@')) return { email, outcome: 'invalid' };
      const invited = { name: null, email, role, avatar: null, lastSeenAt: null } as const;
      people = [...people, aPerson({ ...invited, state: 'invited' })];
      return { email, outcome: 'invited' };
    });
    return { results };
  });
  for (const { _id } of people) {
    api
      .on('GET', API.personHoldings(_id), someHoldings())
      .on('POST', API.transferProjects(_id), () => set(_id, { ownedProjects: 0 }))
      .on('POST', API.disablePerson(_id), () => set(_id, { state: 'disabled', ownedProjects: 0 }))
      .on('POST', API.deletePerson(_id), () => {
        people = people.filter((person) => person._id !== _id);
      })
      .on('POST', API.enablePerson(_id), () => set(_id, { state: 'active' }))
      .on('PATCH', API.teamMember(_id), ({ body }: ApiCall) => set(_id, body as Partial<AdminPerson>))
      .on('DELETE', API.teamInvite(_id), () => {
        people = people.filter((person) => person._id !== _id);
      });
  }
  return api;
}
