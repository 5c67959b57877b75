import { fingerprint } from '../fingerprint.js';
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

/** With a remote of its own, unless one is given: publishing it takes longer than all the rest. */
export const makeWorld = async ({ given }: TestApi, shared?: TestRemote): Promise<World> => {
  const remote =
    shared ??
    (await given.remote({
      backend: BACKEND,
      notifications: [NOTIFICATION],
      permissions: { calls: ['notify'] },
    }));
  return { remote, ...(await given.atOnce(() => makeRows(given))) };
};

const makeRows = async (given: TestApi['given']): Promise<Omit<World, 'remote'>> => {
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
    notification,
    elsewhere: { project: other, task: otherTask, attachment: await given.attachment({ task: otherTask }) },
  };
};

const ID = /"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g;

/** Entries of the audit log about refused passwords and tokens, and about exports, which are reads. */
const RECORDED = ['sign_in_failed', 'token_refused', 'data_exported', 'audit_exported'];

/** A hash of all rows that contain an id of the world: what a request that is wrongly accepted would change. */
export const contentsOf = (api: TestApi, world: World): Promise<Record<string, string>> =>
  fingerprint(api, {
    mentioning: [...(JSON.stringify(world).match(ID) ?? []), JSON.stringify(world.remote.name)],
    except: RECORDED.map((kind) => `"kind": "${kind}"`),
  });
