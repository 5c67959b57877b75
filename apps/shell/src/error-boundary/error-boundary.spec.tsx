import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('broken');
}

describe('The error boundary', () => {
  it('shows a message and offers to reload the page', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on this screen');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('renders its children otherwise', () => {
    render(<ErrorBoundary>All is well</ErrorBoundary>);
    expect(screen.getByText('All is well')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
