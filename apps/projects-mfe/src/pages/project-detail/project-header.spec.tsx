import { useState } from 'react';
import { fireEvent, screen, within } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { aProject, aUser, FakeApi, renderApp } from '@taskloom/client/test-kit';
import { ProjectHeader } from './project-header';

const maya = aUser({ _id: 'maya', name: 'Maya' });
const project = aProject({ _id: 'p', title: 'Apollo', owner: maya });

function Changing() {
  const [compact, setCompact] = useState(false);
  return (
    <>
      <ProjectHeader project={project} present={[]} compact={compact} />
      <input aria-label="Charts" type="checkbox" onChange={() => setCompact((now) => !now)} />
    </>
  );
}

const show = () =>
  renderApp(<Changing />, {
    user: maya,
    api: new FakeApi().on('GET', API.teamMembers, []),
    route: '/projects/p',
  });

/** As another browser of the person does, while a dialog covers the page. */
const hideCharts = () => fireEvent.click(screen.getByLabelText('Charts'));

it('keeps the dialog that adds a member when the charts are hidden', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Add Member' }));
  const dialog = await screen.findByRole('dialog');
  hideCharts();
  expect(await within(dialog).findByText('All team members are already in this project.')).toBeVisible();
  expect(screen.getByRole('dialog')).toBe(dialog);
});

it('keeps what is typed in the dialog of its menu when the charts are hidden', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Actions for Apollo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit project' }));
  const title = await screen.findByRole('textbox', { name: /^(Project )?Title/ });
  await user.type(title, ' 11');
  hideCharts();
  expect(await screen.findByDisplayValue('Apollo 11')).toBe(title);
});
