import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Renders the fallback for the failed part; `retry` renders the part again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps an error in one part of the page from blanking the rest. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
