import { screen, within } from '@testing-library/react';
import { API, type BackgroundJob } from '@taskloom/contracts';
import { FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { aJob, someJobs } from '../../sample/jobs';
import { MAYA } from '../../sample/people';
import JobsPage from './jobs.page';

const show = (jobs: BackgroundJob[] = someJobs()) => {
  const api = new FakeApi().on('GET', API.adminJobs, { jobs });
  return renderApp(<JobsPage />, { route: '/admin/jobs', user: MAYA, api });
};
const rowsOf = async (name: RegExp) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows when each job runs, what waits for it, and failed ones first', async () => {
  show();
  expect(await rowsOf(/^Failed/)).toEqual([
    expect.stringMatching(
      /^Remove deleted files from the diskFailed3 waitingInterval 10 minutesLast run 5 minutes ago, took 1.2 secondsNext run in 40 minutes.*Try again/,
    ),
  ]);
  expect(await rowsOf(/^Queues/)).toEqual([
    expect.stringMatching(/^Send mails2 waitingInterval 5 seconds.*Next run in a moment.*Run now$/),
    expect.stringMatching(
      /^Empty the trash after 30 daysInterval 10 minutesNot run yetNext run in 7 minutes/,
    ),
  ]);
  const [check, audit] = await rowsOf(/^Recurring/);
  expect(check).not.toContain('Run now');
  expect(audit).toContain('Run now');
  expect(screen.getByRole('link', { name: 'Mails that could not be sent' })).toHaveAttribute(
    'href',
    '/admin/mail',
  );
});

it('says in a sentence why a job failed, and keeps earlier failures', async () => {
  const { user } = show();
  expect(await screen.findByText(/may not read or write one of its files/)).toBeVisible();
  expect(screen.getByText('EACCES: permission denied, unlink')).toBeVisible();
  expect(screen.getByText(/The database could not be reached/)).not.toBeVisible();
  await user.click(screen.getByText('Last failures 1'));
  expect(screen.getByText(/The database could not be reached/)).toBeVisible();
});

describe('a job that is started', () => {
  it('shows how its run ended', async () => {
    const { user, api } = show();
    const name = 'Remove deleted files from the disk';
    api.on(
      'POST',
      API.jobRun('deleted-files'),
      aJob({
        name: 'deleted-files',
        waiting: 0,
        lastRun: { at: new Date().toISOString(), milliseconds: 8, failed: false },
      }),
    );
    await user.click(await screen.findByRole('button', { name: `Try again: ${name}` }));
    expect(await screen.findByText('The job has run')).toBeVisible();
    expect(await screen.findByRole('button', { name: `Run now: ${name}` })).toHaveFocus();
  });

  it('stays as it is when the start is refused', async () => {
    const { user, api } = show();
    api.on('POST', API.jobRun('audit-log'), refuse('UNAVAILABLE', 'Not right now.'));
    await user.click(await screen.findByRole('button', { name: /^Run now: Remove audit events/ }));
    expect(await screen.findByText('Not right now.')).toBeVisible();
  });
});

it('shows a job of a later version by its name', async () => {
  show([aJob({ name: 'of-a-later-version' })]);
  expect(await rowsOf(/^Recurring/)).toEqual([expect.stringMatching(/^of-a-later-version/)]);
});
