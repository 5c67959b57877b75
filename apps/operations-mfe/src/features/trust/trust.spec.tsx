import { screen, within } from '@testing-library/react';
import { API, type TrustRules } from '@taskloom/contracts';
import { held, refuse } from '@taskloom/client/test-kit';
import { aRemote } from '../../sample/remotes';
import { aRule, someRules } from '../../sample/trust-rules';
import { operationsApi, showOperations } from '../../test/show-operations';

const TRUST = API.remoteTrust('calendar');
const SUBJECT = 'repo:acme/calendar:ref:refs/heads/main';
const NONE = { audience: 'https://taskloom.example.com', rules: [] };

const openTrust = async (rules: unknown) => {
  const api = operationsApi([aRemote()]).on('GET', TRUST, rules);
  const shown = showOperations(api);
  await shown.user.click(await screen.findByRole('button', { name: 'More actions for calendar' }));
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Trusted pipelines' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Trusted pipelines of Calendar' }));
  return { ...shown, dialog };
};
const openForm = async () => {
  const shown = await openTrust(NONE);
  await shown.user.click(await shown.dialog.findByRole('button', { name: 'Trust a pipeline' }));
  await screen.findByRole('dialog', { name: 'Trust a pipeline to deploy Calendar' });
  return shown;
};

describe('the trusted pipelines of a remote', () => {
  it('are listed with subject, rights, issuer, expiry and last use, and the audience', async () => {
    const { dialog } = await openTrust(
      someRules(
        aRule(),
        aRule({
          _id: 'rule-2',
          subject: 'repo:acme/calendar:pull_request',
          rights: ['publish'],
          createdBy: null,
          expiresAt: '2020-02-18T09:00:00.000Z',
          lastUsedAt: '2026-11-24T09:00:00.000Z',
        }),
      ),
    );
    const list = within(await dialog.findByRole('list', { name: 'Trusted pipelines' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /repo:acme\/calendar:ref:refs\/heads\/main.*Publish · Activate · Roll back.*https:\/\/token\.actions\.githubusercontent\.com · added Nov 20, 2026 by Maya Lindqvist · expires .*, 2126 · never used/,
    );
    expect(second).toHaveTextContent(/pull_request.*by a former person · expired Feb 18, 2020 · last used/);
    expect(dialog.getByText('https://taskloom.example.com', { selector: 'code' })).toBeVisible();
  });

  it('show a loading state until they arrive', async () => {
    const later = held<TrustRules>();
    const { dialog } = await openTrust(later.answer);
    expect(await dialog.findByText('Loading trusted pipelines...')).toBeInTheDocument();
    later.resolve(NONE);
    expect(await dialog.findByText('No pipeline is trusted yet.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { api, user, dialog } = await openTrust(refuse('TOO_MANY_REQUESTS', 'Too many.'));
    expect(await dialog.findByText('Too many.')).toBeVisible();
    api.on('GET', TRUST, someRules());
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText(SUBJECT)).toBeVisible();
  });
});

describe('a new trusted pipeline', () => {
  it('is one of GitHub that may publish, unless chosen otherwise', async () => {
    const { api, user, dialog } = await openForm();
    api.on('POST', TRUST, aRule());
    expect(dialog.getByLabelText('Subject')).toHaveFocus();
    await user.type(dialog.getByLabelText('Subject'), ` ${SUBJECT} `);
    api.on('GET', TRUST, someRules());
    await user.click(dialog.getByRole('button', { name: 'Trust it' }));
    expect(await screen.findByText(`${SUBJECT} may deploy calendar`)).toBeVisible();
    expect(api.sent('POST', TRUST)[0]?.body).toEqual({
      issuer: 'https://token.actions.githubusercontent.com',
      subject: SUBJECT,
      rights: ['publish'],
      days: 180,
    });
    expect(await dialog.findByRole('list', { name: 'Trusted pipelines' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Trust a pipeline' })).toHaveFocus();
  });

  it('gets the chosen issuer, rights and lifetime', async () => {
    const { api, user, dialog } = await openForm();
    await user.clear(dialog.getByLabelText('Issuer'));
    await user.type(dialog.getByLabelText('Issuer'), 'https://gitlab.com');
    await user.type(dialog.getByLabelText('Subject'), 'project_path:acme/calendar:*');
    await user.click(dialog.getByRole('checkbox', { name: /^Activate/ }));
    await user.selectOptions(dialog.getByLabelText('Expires after'), '30 days');
    api.on('POST', TRUST, aRule());
    await user.click(dialog.getByRole('button', { name: 'Trust it' }));
    await screen.findByText('project_path:acme/calendar:* may deploy calendar');
    expect(api.sent('POST', TRUST)[0]?.body).toEqual({
      issuer: 'https://gitlab.com',
      subject: 'project_path:acme/calendar:*',
      rights: ['publish', 'activate'],
      days: 30,
    });
  });

  it('is not sent with a pattern for everyone, another kind of address or no right', async () => {
    const { api, user, dialog } = await openForm();
    await user.clear(dialog.getByLabelText('Issuer'));
    await user.type(dialog.getByLabelText('Issuer'), 'github');
    await user.type(dialog.getByLabelText('Subject'), 'repo:*');
    await user.click(dialog.getByRole('checkbox', { name: /^Publish/ }));
    await user.click(dialog.getByRole('button', { name: 'Trust it' }));
    expect(dialog.getByLabelText('Issuer')).toHaveAccessibleDescription(/begins with https/);
    expect(dialog.getByLabelText('Subject')).toHaveAccessibleDescription(/at least two parts by name/);
    expect(dialog.getByRole('group', { name: 'What it may do' })).toHaveAccessibleDescription(
      'Choose at least one right.',
    );
    expect(api.sent('POST', TRUST)).toHaveLength(0);
  });

  it('keeps the form when it is refused', async () => {
    const { api, user, dialog } = await openForm();
    api.on('POST', TRUST, refuse('CONFLICT', 'calendar has 20 trust rules.'));
    await user.type(dialog.getByLabelText('Subject'), SUBJECT);
    await user.click(dialog.getByRole('button', { name: 'Trust it' }));
    expect(await dialog.findByText('calendar has 20 trust rules.')).toBeVisible();
    expect(dialog.getByLabelText('Subject')).toHaveValue(SUBJECT);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await dialog.findByText('No pipeline is trusted yet.')).toBeVisible();
  });
});

describe('removing a trusted pipeline', () => {
  const open = async () => {
    const shown = await openTrust(someRules());
    await shown.user.click(await shown.dialog.findByRole('button', { name: `Remove: ${SUBJECT}` }));
    await shown.dialog.findByRole('heading', { name: `Remove ${SUBJECT}?` });
    expect(shown.dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    return {
      ...shown,
      confirm: () => shown.user.click(shown.dialog.getByRole('button', { name: 'Remove' })),
    };
  };

  it('asks first, and removes it from the list', async () => {
    const { api, dialog, confirm } = await open();
    api.on('DELETE', API.remoteTrustRule('calendar', 'rule-1'), { ok: true }).on('GET', TRUST, NONE);
    await confirm();
    expect(await screen.findByText(`${SUBJECT} is no longer trusted`)).toBeVisible();
    expect(await dialog.findByText('No pipeline is trusted yet.')).toBeVisible();
  });

  it('that fails shows why, and keeps it', async () => {
    const { api, dialog, confirm } = await open();
    api.on('DELETE', API.remoteTrustRule('calendar', 'rule-1'), refuse('UNAVAILABLE', 'Not now.'));
    await confirm();
    expect(await screen.findByText('Failed to remove the rule')).toBeVisible();
    expect(await dialog.findByText(SUBJECT)).toBeVisible();
  });
});
