import {
  canDeleteAttachment,
  canDeleteComment,
  canDeleteProject,
  canEditComment,
  canEditProject,
  canInvite,
  canManageMembers,
  canManageTeam,
  canRemoveMember,
  canUpdateProject,
  canUseRemote,
  isMember,
} from './permissions.js';

const olga = { _id: 'olga' };
const mika = { _id: 'mika' };
const sam = { _id: 'sam' };
const project = {
  owner: { _id: 'olga', name: 'Olga', avatar: '' },
  members: [{ user: olga }, { user: mika }],
};

describe('project permissions', () => {
  test.each([
    ['the owner', olga, true],
    ['a member', mika, false],
    ['a stranger', sam, false],
  ])('%s may edit, delete and manage members: %p', (_who, actor, granted) => {
    expect(canEditProject(actor, project)).toBe(granted);
    expect(canDeleteProject(actor, project)).toBe(granted);
    expect(canManageMembers(actor, project)).toBe(granted);
  });

  test.each([
    ['the owner changes the title', olga, ['title'], true],
    ['a member changes the status', mika, ['status'], true],
    ['a member changes the title', mika, ['title'], false],
    ['a member changes the title beside the status', mika, ['status', 'title'], false],
  ])('%s: %p', (_case, actor, fields, granted) => {
    expect(canUpdateProject(actor, project, fields)).toBe(granted);
  });

  test('a member may leave but not remove another; the owner may remove any other member', () => {
    expect(canRemoveMember(mika, project, 'mika')).toBe(true);
    expect(canRemoveMember(mika, project, 'olga')).toBe(false);
    expect(canRemoveMember(olga, project, 'mika')).toBe(true);
  });

  test('members see the project, others do not', () => {
    expect(isMember(mika, project)).toBe(true);
    expect(isMember(sam, project)).toBe(false);
  });
});

describe('deleting an attachment', () => {
  const attachment = { uploadedBy: { _id: 'mika', name: 'Mika' } };
  test.each([
    ['its uploader', mika, true],
    ["the project's owner", olga, true],
    ['another member', sam, false],
  ])('%s: %p', (_who, actor, granted) => {
    expect(canDeleteAttachment(actor, project, attachment)).toBe(granted);
  });
});

describe('a comment', () => {
  const comment = { author: { _id: 'mika', name: 'Mika', avatar: '' } };
  test.each([
    ['its author', true, true, mika],
    ["the project's owner", false, true, olga],
    ['another member', false, false, sam],
  ])('%s: edits %p, deletes %p', (_who, edits, deletes, actor) => {
    expect(canEditComment(actor, comment)).toBe(edits);
    expect(canDeleteComment(actor, project, comment)).toBe(deletes);
  });
});

test('only a team admin may invite', () => {
  expect(canInvite({ role: 'admin' })).toBe(true);
  expect(canManageTeam({ role: 'admin' })).toBe(true);
  expect(canInvite({ role: 'member' })).toBe(false);
  expect(canManageTeam({ role: 'member' })).toBe(false);
});

describe('a remote', () => {
  const strange = JSON.parse('["constructor"]');
  test.each([
    ['without rights is available to a visitor', null, undefined, true],
    ['without rights is available to a member', 'member', [], true],
    ['for operators is available to a team admin', 'admin', ['operate-remotes'], true],
    ['for operators is not available to a member', 'member', ['operate-remotes'], false],
    ['for operators is not available to a visitor', null, ['operate-remotes'], false],
    ['with an unknown right is available to no one', 'admin', strange, false],
  ] as const)('%s', (_case, role, rights, there) => {
    expect(canUseRemote(role && { role }, { rights })).toBe(there);
  });
});
