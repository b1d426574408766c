/** The tools of one item: points, up and down, edit, and a menu for the others. */
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import type { Item } from "@pulda/question";
import { isPoints, sumPoints } from "@pulda/question/schema-free";
import { useRef, useState, type ReactNode } from "react";
import DownIcon from "../../../icons/arrow-downward.tsx";
import UpIcon from "../../../icons/arrow-upward.tsx";
import EditIcon from "../../../icons/edit-outlined.tsx";
import MoreIcon from "../../../icons/more-vert.tsx";
import type { Desk } from "./use-desk.ts";

interface Props {
  readonly item: Item;
  readonly desk: Desk;
  readonly isLast: boolean;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onRegenerate: () => void;
  readonly onSwap: () => void;
  readonly onReorder: () => void;
}

/** The points in the menu; others are typed in the editor. */
const POINTS = Array.from({ length: 10 }, (_, at) => at + 1);

export function ItemTools(props: Props) {
  const { item, desk, isLast, isBusy, onEdit, onRegenerate, onSwap, onReorder } = props;
  const bar = useRef<HTMLDivElement>(null);
  const name = `${item.position}번 문항`;
  const isMade = item.proof.kind !== "author";

  /** The item moves with its buttons; the pressed one is focused again. */
  async function move(step: 1 | -1) {
    if (!(await desk.move(item, item.position + step))) return;
    requestAnimationFrame(() => {
      const [pressed, other] = step === 1 ? ["down", "up"] : ["up", "down"];
      const button = (which: string) =>
        bar.current?.querySelector<HTMLButtonElement>(`[data-move=${which}]:not(:disabled)`);
      (button(pressed) ?? button(other))?.focus({ preventScroll: true });
      bar.current?.scrollIntoView?.({ block: "nearest" });
    });
  }

  return (
    <Stack
      ref={bar}
      role="group"
      aria-label={`${name} 도구`}
      direction="row"
      sx={{ alignItems: "center", scrollMarginBlock: 96, color: "text.secondary" }}
    >
      <MenuButton
        name={`${name} 배점 ${item.points}점`}
        label={`${item.points}점`}
        isDisabled={isBusy}
      >
        {(choose) =>
          pointsAround(item.points).map((points) => (
            <MenuItem
              key={points}
              selected={points === item.points}
              onClick={() => choose(() => desk.setPoints(item, points))}
            >
              {points}점
            </MenuItem>
          ))
        }
      </MenuButton>
      <IconButton
        data-move="up"
        aria-label={`${name} 위로`}
        disabled={isBusy || item.position === 1}
        onClick={() => void move(-1)}
      >
        <UpIcon />
      </IconButton>
      <IconButton
        data-move="down"
        aria-label={`${name} 아래로`}
        disabled={isBusy || isLast}
        onClick={() => void move(1)}
      >
        <DownIcon />
      </IconButton>
      <IconButton
        data-edit={item.id}
        aria-label={`${name} 편집`}
        disabled={isBusy}
        onClick={onEdit}
      >
        <EditIcon />
      </IconButton>
      <MenuButton name={`${name} 메뉴`} isDisabled={isBusy}>
        {(choose) => [
          isMade && (
            <MenuItem key="again" onClick={() => choose(onRegenerate)}>
              다시 만들기
            </MenuItem>
          ),
          isMade && (
            <MenuItem key="swap" onClick={() => choose(onSwap)}>
              유형 바꾸기
            </MenuItem>
          ),
          <MenuItem key="order" onClick={() => choose(onReorder)}>
            순서 바꾸기
          </MenuItem>,
          <MenuItem
            key="remove"
            onClick={() => choose(() => desk.remove(item))}
            sx={{ color: "error.main" }}
          >
            지우기
          </MenuItem>,
        ]}
      </MenuButton>
    </Stack>
  );
}

/** What the menu offers: 1–10 and the item's own points, in tenths below and above it where it has some. */
function pointsAround(own: number): number[] {
  const near = Number.isInteger(own) ? [own] : [sumPoints([own, -0.1]), own, sumPoints([own, 0.1])];
  return [...new Set([...POINTS, ...near.filter(isPoints)])].toSorted((a, b) => a - b);
}

interface MenuButtonProps {
  /** For a screen reader. */
  readonly name: string;
  /** The text of the button; three dots when left out. */
  readonly label?: string;
  readonly isDisabled: boolean;
  readonly children: (choose: (action: () => unknown) => void) => ReactNode;
}

/** A button with a menu. */
function MenuButton({ name, label, isDisabled, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shared = {
    "aria-label": name,
    "aria-haspopup": "menu",
    "aria-expanded": anchor !== null,
    disabled: isDisabled,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  } as const;
  const choose = (action: () => unknown) => {
    setAnchor(null);
    action();
  };
  return (
    <>
      {label === undefined ? (
        <IconButton {...shared}>
          <MoreIcon />
        </IconButton>
      ) : (
        <Button {...shared} color="inherit" sx={{ minWidth: 52, px: 1 }}>
          {label}
        </Button>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {children(choose)}
      </Menu>
    </>
  );
}
