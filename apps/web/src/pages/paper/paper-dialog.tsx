/** 인쇄·내보내기: how the paper looks, its first page, and the file. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState, type ReactNode } from "react";
import { usePaperFile, usePaperPicture, type PaperSource } from "../../api/documents.ts";
import { useSession } from "../../api/session.ts";
import { Problem } from "../../fields/problem.tsx";
import { saveFile } from "../save-file.ts";
import { FORMATS, PaperFields } from "./paper-fields.tsx";
import { ExportWarnings } from "./export-warnings.tsx";
import { PaperPreview } from "./paper-preview.tsx";
import { PrintedPaper } from "./printed-paper.tsx";
import { isPaper, loadPaperSettings, paperFieldsOf, savePaperSettings } from "./paper-settings.ts";

interface Props {
  readonly source: PaperSource;
  readonly title?: string;
  /** What is chosen of the source, above the paper's own fields. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

export default function PaperDialog({ source, title = "인쇄·내보내기", children, onClose }: Props) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("md"));
  const userId = useSession().id ?? 0;
  const [settings, setSettings] = useState(() => loadPaperSettings(userId, source.kind));
  const file = usePaperFile(source);
  const picture = usePaperPicture(source);
  const isBusy = file.isPending || picture.isPending;
  const hasPreview = isPaper(settings.format);

  async function save() {
    const answer = await file.mutateAsync({
      ...paperFieldsOf(settings),
      format: settings.format,
    });
    if (answer.ok) saveFile(answer.file, answer.name);
  }

  const printed = picture.data?.ok ? picture.data.result : null;

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby="paper-title"
    >
      <DialogTitle id="paper-title">{title}</DialogTitle>
      <DialogContent>
        {file.data?.ok === false && <Problem>{file.data.message}</Problem>}
        {picture.data?.ok === false && <Problem>{picture.data.message}</Problem>}
        {!hasPreview && file.data?.ok && file.data.warnings.length > 0 && (
          <ExportWarnings warnings={file.data.warnings} />
        )}
        <Sides data-alone={!hasPreview || undefined}>
          <div>
            {children}
            <PaperFields
              settings={settings}
              kind={source.kind}
              onChange={(change) => {
                const next = { ...settings, ...change };
                if (next.format !== settings.format) file.reset();
                setSettings(next);
                savePaperSettings(userId, next);
              }}
            />
          </div>
          {hasPreview && <PaperPreview source={source} settings={settings} />}
        </Sides>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          닫기
        </Button>
        {hasPreview && (
          <Button disabled={isBusy} onClick={() => picture.mutate(paperFieldsOf(settings))}>
            {picture.isPending ? "인쇄 준비 중" : "바로 인쇄"}
          </Button>
        )}
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          {file.isPending ? "만들고 있어요" : `${FORMATS[settings.format].short} 내려받기`}
        </Button>
      </DialogActions>
      {printed && (
        <PrintedPaper svg={printed.svg} size={settings.size} onDone={() => picture.reset()} />
      )}
    </Dialog>
  );
}

const Sides = styled("div")(({ theme }) => ({
  display: "grid",
  gap: theme.spacing(3),
  paddingTop: theme.spacing(1),
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "1fr 1fr",
    "&[data-alone]": { gridTemplateColumns: "1fr" },
  },
}));
