/** A description of the zip file's content. */
export const readMe = (name: string, at: Date): string => `Your data
=========

This file contains what this installation keeps about ${name}, as of ${at.toISOString()}.
It contains the names of other people where you share something with them, and nothing else about them.
Passwords, the keys of sessions and API tokens, and the secrets of sign-ins are not included: they are
stored in a form that can't be read, or would open your account.

profile.json        Your name, address and picture, and when you turned on a second factor
picture.png/.jpg    Your picture, if you have uploaded one
team.json           Your team and your role in it, and invitations that were sent to you
sessions.json       Where you are signed in: device, network address and times
api-tokens.json     The names, scopes and times of your API tokens
passkeys.json       The names and times of your passkeys
identities.json     Your accounts at providers that sign you in
preferences.json    How you like the screens
notifications.json  Your notifications
notification-rules.json  Which of them you receive, where you have chosen
remote-values.json  Settings that parts of the product from other teams keep for you
projects.json       The projects that you are a member of; with all details those that you own
tasks.json          The tasks in these projects that you have created or are assigned to
comments.json       Your comments in these projects
reactions.json      Your reactions to comments
watched-tasks.json  The tasks that you have chosen to watch, or not to
files.json          The files that you have uploaded to these projects, at most 20,000
files/              These files. "path" in files.json is the name in this folder; it is null for a
                    file that was deleted in the meantime, or whose content is missing on the server

Projects that you have left, and items in the trash, are not included.
Times are in UTC. The .json files open in every text editor.
`;
