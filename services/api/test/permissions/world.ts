import type { TestApi, TestProject, TestRemote, TestTask, TestTeam, TestUser } from '../index.js';
import type { Actor } from './table.js';

/** A notification that the remote declares. */
const NOTIFICATION = { id: 'ready', title: 'Report ready', message: '{report} is ready.' };
/** The backend that the remote declares; no admin has agreed to it. */
export const BACKEND = 'https://reports.example.com/api';

/** One project in a team, with a person for each actor of the permission table. */
export interface World {
  people: Record<Exclude<Actor, 'anonymous'>, TestUser>;
  team: TestTeam;
  project: TestProject;
  task: TestTask;
  /** Another task of the project. */
  neighbour: TestTask;
  attachment: { _id: string };
  label: { _id: string };
  /** Uploaded by the member, who may therefore delete it. */
  ownAttachment: { _id: string };
  comment: { _id: string };
  ownComment: { _id: string };
  invitation: { _id: string };
  /** A remote with a live version. */
  remote: TestRemote;
  /** A notification of each person. */
  notification: Record<string, { _id: string }>;
  /** A second project of the same owner and member, with a task: real ids under another parent. */
  elsewhere: { project: TestProject; task: TestTask; attachment: { _id: string } };
}

export const makeWorld = async ({ given }: TestApi): Promise<World> => {
  const team = await given.team();
  const [owner, member, removedMember] = [
    await given.user({ team }),
    await given.user({ team }),
    await given.user({ team }),
  ];
  const [nonMember, invitedNotAccepted] = [await given.user(), await given.user()];
  const people = {
    owner,
    member,
    removedMember,
    nonMember,
    invitedNotAccepted,
    teamAdminOutside: team.admin,
  };
  const project = await given.project({ owner, members: [member] });
  const task = await given.task({ project, assignees: [{ user: member }] });
  const other = await given.project({ owner, members: [member] });
  const otherTask = await given.task({ project: other });
  const notification: World['notification'] = {};
  for (const user of Object.values(people)) notification[user._id] = await given.notification({ user });
  return {
    people,
    team,
    project,
    task,
    neighbour: await given.task({ project }),
    attachment: await given.attachment({ task }),
    label: await given.label({ project }),
    ownAttachment: await given.attachment({ task, uploader: member }),
    comment: await given.comment({ task }),
    ownComment: await given.comment({ task, author: member }),
    invitation: await given.invitation({ team, addressee: invitedNotAccepted }),
    remote: await given.remote({
      backend: BACKEND,
      notifications: [NOTIFICATION],
      permissions: { calls: ['notify'] },
    }),
    notification,
    elsewhere: { project: other, task: otherTask, attachment: await given.attachment({ task: otherTask }) },
  };
};
