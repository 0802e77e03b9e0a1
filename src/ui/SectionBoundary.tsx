import { Component, type ReactNode } from 'react'

type Props = { fallback: (retry: () => void) => ReactNode; resetKey?: string; children: ReactNode }

/** Catches an error in rendering so that the rest of the page stays; a changed `resetKey` (the path) starts anew. */
export class SectionBoundary extends Component<Props, { failed: boolean; key: string | undefined }> {
  override state = { failed: false, key: this.props.resetKey }
  static getDerivedStateFromError = () => ({ failed: true })
  static getDerivedStateFromProps = (props: Props, state: { failed: boolean; key: string | undefined }) =>
    props.resetKey === state.key ? null : { failed: false, key: props.resetKey }
  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}
