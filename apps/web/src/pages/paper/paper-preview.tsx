/** The first page of the paper as it will be printed, and how many there are. */
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { usePaperPreview, type PaperSource } from "../../api/documents.ts";
import { paperFieldsOf, type PaperSettings } from "./paper-settings.ts";

interface Props {
  readonly source: PaperSource;
  readonly settings: PaperSettings;
}

/** Height to width. */
const RATIO = Math.SQRT2;

export function PaperPreview({ source, settings }: Props) {
  const { data, isPending, isPlaceholderData, error } = usePaperPreview(
    source,
    paperFieldsOf(settings),
  );
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 1 }}>
        {error
          ? error.message
          : isPending || isPlaceholderData
            ? "시험지를 그리고 있어요."
            : `모두 ${data.pages}쪽이에요. 첫 쪽은 이렇게 나와요.`}
      </Typography>
      {data?.warnings.map((warning) => (
        <Alert key={warning} severity="warning" sx={{ mb: 1, wordBreak: "keep-all" }}>
          {warning}
        </Alert>
      ))}
      {data ? (
        <Page
          src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`}
          alt={`시험지 첫 쪽, 모두 ${data.pages}쪽`}
        />
      ) : (
        !error && (
          <Skeleton variant="rectangular" sx={{ aspectRatio: `1 / ${RATIO}`, height: "auto" }} />
        )
      )}
    </Box>
  );
}

const Page = styled("img")(({ theme }) => ({
  display: "block",
  width: "100%",
  aspectRatio: `1 / ${RATIO}`,
  objectFit: "contain",
  backgroundColor: "#fff",
  border: `1px solid ${theme.palette.divider}`,
}));
