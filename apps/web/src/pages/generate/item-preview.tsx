/** The item that the target chosen last gives, as it would stand in the exam. */
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useItemPreview } from "../../api/surveys.ts";
import { LooseItem } from "../../item/render/loose-item.tsx";

interface Props {
  readonly fields: NonNullable<Parameters<typeof useItemPreview>[0]>;
  /** The type's name. */
  readonly name: string;
  /** The passage's. */
  readonly number: number;
}

export function ItemPreview({ fields, name, number }: Props) {
  const { data, isError } = useItemPreview(fields);
  return (
    <Paper
      component="section"
      aria-label="고른 자리의 문항 미리 보기"
      variant="outlined"
      sx={{ p: 2, mt: 1 }}
    >
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {data?.item
          ? `이 자리로 만들면 이런 문항이에요 (${name}).`
          : data
            ? `이 자리로는 문항을 만들지 않아요. ${data.reason ?? ""}`
            : isError
              ? "미리 보기를 만들지 못했어요. 문항은 그대로 만들 수 있어요."
              : "미리 볼 문항을 만들고 있어요."}
      </Typography>
      {data?.item ? (
        <LooseItem item={data.item} number={number} />
      ) : (
        !data && !isError && <Skeleton variant="rounded" height={240} />
      )}
    </Paper>
  );
}
