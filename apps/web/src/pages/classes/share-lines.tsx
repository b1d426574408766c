import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Skeleton from "@mui/material/Skeleton";
import type { Share } from "@pulda/contract";
import { Link } from "react-router";
import { dateText, momentText } from "../time-text.ts";

const STATES = { waiting: "시작 전", open: "진행 중", closed: "마감" } as const;

/** Shares, each leading to its board. @param shares undefined while they are loading */
export function ShareLines({ shares }: { readonly shares: readonly Share[] | undefined }) {
  if (!shares) return <Skeleton variant="rounded" height={64} sx={{ m: 1 }} />;
  return (
    <List disablePadding aria-label="낸 문제집">
      {shares.map((share) => (
        <ListItem key={share.id} disablePadding divider>
          <ListItemButton component={Link} to={`/share/${share.id}`}>
            <ListItemText
              primary={share.title}
              secondary={[
                share.class_title,
                STATES[share.state],
                share.state === "open" && share.closes_at && `${momentText(share.closes_at)} 마감`,
                `${share.done_count}/${share.taker_count}명 제출`,
                dateText(share.created_at),
              ]
                .filter(Boolean)
                .join(" · ")}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
