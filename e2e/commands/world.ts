import type { Project, Task } from '@taskloom/contracts';
import { given, type TestUser } from './api.js';

/** An installation in use: a team, projects with all kinds of content, and text as people actually paste it. */
export interface World {
  admin: TestUser;
  member: TestUser;
  project: Project;
  task: Task;
  /** The same data as the member sees it, with text that is too long for its place. */
  extremes: Project;
  extremeTask: Task;
}

export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200);
const EMOJI = '🚀🧑🏽‍🚀👩‍👩‍👧‍👦'.repeat(12);
const ARABIC = 'مراجعة خطة الإطلاق مع الفريق قبل نهاية الأسبوع';
const HEBREW = 'בדיקת נגישות של כל המסכים';

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const fillExtremes = async (
  admin: TestUser,
  member: TestUser,
): Promise<Pick<World, 'extremes' | 'extremeTask'>> => {
  const extremes = await given.project(admin, LONG_WORD, { description: LONG_WORD, deadline: dayFromNow(0) });
  await given.projectMember(admin, extremes, member);
  const assignees = [
    { user: admin.user._id, role: 'primary' as const },
    { user: member.user._id, role: 'secondary' as const },
  ];
  const extremeTask = await given.task(admin, extremes, {
    title: LONG_WORD,
    description: `${LONG_WORD}\n${ARABIC}\n${EMOJI}`,
    priority: 'high',
    assignees,
  });
  for (const title of [EMOJI, ARABIC, `${HEBREW} ${LONG_WORD}`]) await given.task(admin, extremes, { title });
  for (const content of [LONG_WORD, EMOJI, ARABIC]) await given.comment(member, extremeTask, content);
  await given.file(member, extremeTask, `${LONG_WORD.slice(0, 120)}.txt`);
  return { extremes, extremeTask };
};

/** Created through the API, once for a whole walk. */
export const makeWorld = async (): Promise<World> => {
  const admin = await given.admin();
  const member = await given.teamMember(admin, `Grace ${'Hopper'.repeat(20)}`);
  await given.teamMember(admin, 'مريم الأسطرلابي');
  await given.invitation(admin);
  const project = await given.project(admin, 'Apollo', { deadline: dayFromNow(0) });
  await given.projectMember(admin, project, member);
  await given.project(admin, ARABIC, { description: EMOJI, status: 'completed' });
  await given.project(admin, EMOJI, { description: HEBREW, status: 'on-hold' });
  const task = await given.task(admin, project, {
    title: 'Punch the cards',
    description: 'Numbers in, numbers out.',
    assignees: [{ user: member.user._id, role: 'primary' }],
  });
  await given.task(admin, project, { title: 'Oil the mill', status: 'inprogress', priority: 'high' });
  await given.task(admin, project, { title: 'Draw the plan', status: 'done', priority: 'low' });
  await given.comment(member, task, 'Which way up?');
  await given.file(member, task, 'cards.txt');
  await given.failedLoad(admin, 'calendar', `entry: ${LONG_WORD}`);
  return { admin, member, project, task, ...(await fillExtremes(admin, member)) };
};
