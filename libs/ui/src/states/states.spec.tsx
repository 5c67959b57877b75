import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { BoardSkeleton } from '../skeletons';
import {
  EmptyState,
  ErrorState,
  FullScreenLoading,
  InlineError,
  LOADING_DELAY_MS,
  LoadingState,
  NotFound,
  RemoteUnavailable,
} from '.';

describe('loading', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('shows nothing for a fast response, but keeps its live region ready', () => {
    render(<LoadingState text="Loading project..." />);
    wait(LOADING_DELAY_MS - 1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows its text after 150 ms', () => {
    render(<LoadingState text="Loading project..." />);
    wait(LOADING_DELAY_MS);
    expect(screen.getByRole('status')).toHaveTextContent('Loading project...');
  });

  it("fills the window with 'Loading...' while the session is being verified", () => {
    render(<FullScreenLoading />);
    wait(LOADING_DELAY_MS);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  it('reserves the space of the cards from the start and announces the text later', () => {
    const { container } = render(<BoardSkeleton text="Loading tasks..." />);
    expect(container.querySelectorAll('.card')).toHaveLength(10);
    expect(screen.queryByText('Loading tasks...')).toBeNull();
    wait(LOADING_DELAY_MS);
    expect(screen.getByRole('status')).toHaveTextContent('Loading tasks...');
  });
});

describe('empty', () => {
  it('shows title, line and next action', () => {
    render(
      <EmptyState
        icon={FolderPlus}
        title="No projects found"
        text="Create your first project to get started."
        action={<button>Create Project</button>}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No projects found' })).toBeVisible();
    expect(screen.getByText('Create your first project to get started.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create Project' })).toBeVisible();
  });
});

describe('errors', () => {
  it('are announced and can be retried', async () => {
    const retry = jest.fn();
    render(<ErrorState title="Failed to fetch projects" text="Try again in a moment." onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch projects');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('offer no Retry when it would not help', () => {
    render(<ErrorState title="Failed to fetch projects" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('fit into a list', async () => {
    const retry = jest.fn();
    render(<InlineError message="Failed to fetch tasks" onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch tasks');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('a missing remote', () => {
  it('can be retried, and shows version and reference', async () => {
    const retry = jest.fn();
    render(
      <RemoteUnavailable
        title="Calendar is not available right now"
        text="Everything else keeps working."
        onRetry={retry}
        version="Version 1.4.0"
        reference="Reference 7f3a"
      />,
    );
    expect(screen.getByText('Version 1.4.0')).toBeVisible();
    expect(screen.getByText('Reference 7f3a')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is neutral: no data of the user is affected', () => {
    const { container } = render(<RemoteUnavailable title="Calendar" onRetry={jest.fn()} />);
    expect(container.querySelector('.red')).toBeNull();
  });
});

describe('an unknown address', () => {
  it('has the h1 of the screen', () => {
    render(<NotFound title="Page Not Found" action={<a href="/">Go back home</a>} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
  });
});
