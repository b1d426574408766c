/** What is needed rarely while taking: text size, shortcuts where there are keys, starting over. */
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import MoreIcon from "../../../icons/more-vert.tsx";
import { onlyByKeys } from "../../pointer-hint.tsx";
import { TEXT_SIZES } from "./use-text-size.ts";

interface Props {
  readonly scale: number;
  readonly onScale: (scale: number) => void;
  readonly onKeys: () => void;
  readonly onStartOver: () => void;
}

export function TakingMenu({ scale, onScale, onKeys, onStartOver }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const choose = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <IconButton
        aria-label="풀이 메뉴"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ListSubheader role="presentation">글자 크기</ListSubheader>
        {TEXT_SIZES.map((size) => (
          <MenuItem
            key={size.scale}
            role="menuitemradio"
            aria-checked={size.scale === scale}
            selected={size.scale === scale}
            onClick={choose(() => onScale(size.scale))}
          >
            {size.name}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={choose(onKeys)} sx={onlyByKeys}>
          단축키
        </MenuItem>
        <MenuItem onClick={choose(onStartOver)}>처음부터 다시 풀기</MenuItem>
      </Menu>
    </>
  );
}
