import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { aUser, anAssignee, aProject } from '@taskloom/client/test-kit';
import { MemoryAppRouter } from '@taskloom/client/router';
import { aHit, announce, billing, jonas, maya } from '../../test/show-search';
import { Results } from './results';

const show = (ui: ReactElement) => render(<MemoryAppRouter>{ui}</MemoryAppRouter>);
const marked = () => screen.queryAllByText(/./, { selector: 'mark' }).map(({ textContent }) => textContent);

describe('a found project', () => {
  it('shows title, status, description, owner, members and deadline', () => {
    show(<Results result={{ projects: [billing], tasks: [] }} query="billing" />);
    const card = within(screen.getByRole('listitem'));
    expect(card.getByRole('link', { name: 'Billing migration' })).toBeVisible();
    expect(card.getByText('Active')).toBeVisible();
    expect(card.getByText('Owner: Maya Lindqvist')).toBeVisible();
    expect(card.getByText('2 members')).toBeVisible();
    expect(card.getByText('Due: Dec 4, 2100')).toBeVisible();
  });

  it('uses the singular for one member, and has a text for a missing date', () => {
    show(<Results result={{ projects: [aProject({ deadline: null })], tasks: [] }} query="x" />);
    expect(screen.getByText('1 member')).toBeVisible();
    expect(screen.getByText('No date set')).toBeVisible();
  });
});

describe('a found task', () => {
  it('shows title, project, status, priority, people and a deadline that has passed', () => {
    show(<Results result={{ projects: [], tasks: [announce] }} query="invoice" />);
    const card = within(screen.getByRole('listitem'));
    expect(card.getByRole('link', { name: announce.title })).toBeVisible();
    expect(card.getByText('in Billing migration')).toBeVisible();
    expect(card.getByText('In Progress')).toBeVisible();
    expect(card.getByText('High')).toBeVisible();
    expect(card.getByText('Nov 17, 2020')).toBeVisible();
    expect(card.getByText('Overdue')).toBeInTheDocument();
    expect(card.getByRole('group', { name: 'Assigned to Jonas Weber, Maya Lindqvist' })).toBeVisible();
    expect(card.queryByText('Unassigned')).not.toBeInTheDocument();
  });

  it('shows when no one is assigned, and does not mark a done task as overdue', () => {
    const task = aHit({ status: 'done', deadline: '2020-11-17' });
    show(<Results result={{ projects: [], tasks: [task] }} query="x" />);
    expect(screen.getByText('Unassigned')).toBeVisible();
    expect(screen.queryByText('Overdue')).not.toBeInTheDocument();
  });

  it('shows three avatars at most, then how many more', () => {
    const people = [maya, jonas, aUser({ name: 'Aiko Tanaka' }), aUser({ name: 'Leila Haddad' })];
    const task = aHit({ assignees: people.map((person) => anAssignee(person)) });
    show(<Results result={{ projects: [], tasks: [task] }} query="x" />);
    expect(screen.getAllByRole('img')).toHaveLength(3);
    expect(screen.getByText('+1')).toBeVisible();
  });
});

describe('matches', () => {
  it('are marked in titles and descriptions, ignoring case', () => {
    show(<Results result={{ projects: [billing], tasks: [announce] }} query="INVOICE" />);
    expect(marked()).toEqual(['invoices', 'invoice', 'invoices']);
  });

  it('are literal, not a pattern', () => {
    const task = aHit({ title: 'Is 1.5 (or 1x5) enough?' });
    show(<Results result={{ projects: [], tasks: [task] }} query="1.5" />);
    expect(marked()).toEqual(['1.5']);
  });
});
