/**
 * Parts of a page that are loaded when they are first shown. Where one cannot be loaded (no connection, a newer release
 * on the server) the page stays: a dialog is closed again and a notice says why, anything else says so in its place.
 */
import { Component, lazy, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { notify } from "../notices/notice.ts";
import { NotLoaded } from "./not-loaded.tsx";

/** A part's module could not be loaded; thrown when it is rendered. */
class MissingPart extends Error {}

/**
 * A component that is loaded when it is first rendered, and suspends until then. What could not be loaded is tried
 * again when it is rendered anew.
 * @param Instead is rendered where it cannot be loaded
 * @example const PaperDialog = onDemand(() => import("../paper/paper-dialog.tsx"));
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Instead?: ComponentType<Props>,
): ComponentType<Props> {
  const lazily = (): ComponentType<Props> =>
    lazy<ComponentType<Props>>(() =>
      load().catch((cause: unknown) => {
        throw new MissingPart("a part of the page is missing", { cause });
      }),
    );
  let Part = lazily();
  /** Only once the failure is shown: until then what is suspended is rendered from its beginning. */
  const renew = () => (Part = lazily());

  return function OnDemand(props: Props) {
    const [{ Tried, count }, setTry] = useState({ Tried: Part, count: 0 });
    const again = () => setTry({ Tried: Part, count: count + 1 });
    let missing = <NotLoaded onRetry={again} />;
    if (Instead) missing = <Instead {...props} />;
    else if (isDialog(props)) missing = <ClosedAgain onClose={props.onClose} />;
    return (
      <Boundary key={count} missing={missing} onMissing={renew}>
        <Tried {...props} />
      </Boundary>
    );
  };
}

interface BoundaryProps {
  /** Rendered where a part is missing. */
  readonly missing: ReactNode;
  readonly onMissing: () => void;
  readonly children: ReactNode;
}

/** Catches nothing but missing parts: an error in a part is the page's. */
class Boundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof MissingPart) this.props.onMissing();
  }

  override render() {
    const { error } = this.state as { error: unknown };
    if (error === null) return this.props.children;
    if (error instanceof MissingPart) return this.props.missing;
    throw error;
  }
}

interface Closable {
  readonly onClose: () => void;
}

function isDialog(props: object): props is Closable {
  return "onClose" in props && typeof props.onClose === "function";
}

/** In place of a dialog that could not be loaded. */
function ClosedAgain({ onClose }: Closable) {
  useEffect(() => {
    notify({ message: "화면을 불러오지 못했어요. 연결을 확인하고 다시 눌러 주세요." });
    onClose();
    // once: what it says and does is done
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
