import { Component, type ReactNode } from 'react'

type Props = { fallback: (retry: () => void) => ReactNode; resetKey?: string; children: ReactNode }

/** An error boundary that resets on `retry` or when `resetKey` (the path) changes. */
export class SectionBoundary extends Component<Props, { failed: boolean; key: string | undefined }> {
  override state = { failed: false, key: this.props.resetKey }
  static getDerivedStateFromError = (error: unknown) => {
    window.report?.('crash', { error })
    return { failed: true }
  }
  static getDerivedStateFromProps = (props: Props, state: { failed: boolean; key: string | undefined }) =>
    props.resetKey === state.key ? null : { failed: false, key: props.resetKey }
  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}
