/** What one needs now and then while taking: the size of the text, the keys, a fresh start. */
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import MoreIcon from "../../../icons/more-vert.tsx";
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
  const act = (done: () => void) => () => {
    close();
    done();
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
            onClick={act(() => onScale(size.scale))}
          >
            {size.name}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={act(onKeys)}>단축키</MenuItem>
        <MenuItem onClick={act(onStartOver)}>처음부터 다시 풀기</MenuItem>
      </Menu>
    </>
  );
}
