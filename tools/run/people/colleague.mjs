// @ts-check
import { Person } from './person.mjs';

/** Creates a new member of the same team. @param {Person} admin @param {string} [name] */
export async function aColleagueOf(admin, name = 'Mika Member') {
  const colleague = await Person.register(admin.url, name);
  await admin.do('POST', '/team/invite', { email: colleague.user.email });
  const { notifications } = await colleague.do('GET', '/notifications');
  await colleague.do('POST', `/team/invites/${notifications[0].actionData.inviteId}/accept`);
  return colleague;
}
