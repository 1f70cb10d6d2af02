import { Component } from "react";

interface Props {
  /** Another one whenever the page around it will be another. */
  of: unknown;
  look: () => void;
}

/** Has the page looked at right before it is changed. What hooks hear comes before the change is known, or after it is made. */
export class BeforeChange extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): null {
    if (before.of !== this.props.of) this.props.look();
    return null;
  }

  // React asks for it where there is a snapshot.
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}
