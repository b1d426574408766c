/** 지문 점검: what is probably wrong in a passage, with fixes to accept. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Finding } from "@pulda/contract";
import { passageProblem } from "@pulda/question/schema-free";
import { useId, useState } from "react";
import { useProofread } from "../../api/surveys.ts";
import { DisclosureButton } from "../../fields/disclosure-button.tsx";
import { contextOf, findingId, withFixes } from "./fixes.ts";
import { useDebouncedValue } from "./use-debounced-value.ts";

/** The text is proofread once it has not changed for this long. */
const DEBOUNCE_MS = 700;

interface Props {
  readonly number: number;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

export default function ProofreadPanel({ number, text, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const panelId = useId();
  const settled = useDebouncedValue(text, DEBOUNCE_MS);
  const isUsable = passageProblem(settled) === null;
  const proofread = useProofread(settled, isUsable);
  const isCurrent = settled === text && !proofread.isPlaceholderData;
  const findings = isUsable
    ? (proofread.data ?? []).filter((finding) => !kept.has(findingId(settled, finding)))
    : [];
  const fixable = findings.filter(({ fix }) => fix !== null);
  const keep = (finding: Finding) => setKept(new Set([...kept, findingId(settled, finding)]));

  return (
    <Box component="section" aria-label={`지문 ${number} 점검`}>
      <Stack direction="row" sx={{ alignItems: "center", minHeight: 44 }}>
        {findings.length > 0 ? (
          <DisclosureButton isOpen={isOpen} controls={panelId} onToggle={() => setOpen(!isOpen)}>
            지문 점검 · 고칠 곳 {findings.length}군데
          </DisclosureButton>
        ) : (
          <Typography variant="body2" color="textSecondary" role="status">
            {statusOf(isUsable, proofread)}
          </Typography>
        )}
      </Stack>
      <Box id={panelId} hidden={!isOpen || findings.length === 0}>
        <Stack component="ul" spacing={1} sx={{ listStyle: "none", m: 0, p: 0 }}>
          {findings.map((finding) => (
            <FindingLine
              key={findingId(settled, finding)}
              text={settled}
              finding={finding}
              isDisabled={!isCurrent}
              onFix={() => onChange(withFixes(settled, [finding]))}
              onKeep={() => keep(finding)}
            />
          ))}
        </Stack>
        {fixable.length > 1 && (
          <Button disabled={!isCurrent} onClick={() => onChange(withFixes(settled, fixable))}>
            모두 고치기
          </Button>
        )}
      </Box>
    </Box>
  );
}

function statusOf(isUsable: boolean, { data, isError }: ReturnType<typeof useProofread>): string {
  if (!isUsable) return "";
  if (isError) return "지문을 점검하지 못했어요. 문항은 그대로 만들 수 있어요.";
  return data ? "지문 점검 · 고칠 곳을 찾지 못했어요." : "지문을 점검하고 있어요.";
}

interface LineProps {
  readonly text: string;
  readonly finding: Finding;
  readonly isDisabled: boolean;
  readonly onFix: () => void;
  readonly onKeep: () => void;
}

/** One finding in its context. */
function FindingLine({ text, finding, isDisabled, onFix, onKeep }: LineProps) {
  const { before, wrong, after } = contextOf(text, finding);
  return (
    <Stack
      component="li"
      direction={{ xs: "column", sm: "row" }}
      sx={{ gap: 1, borderTop: 1, borderColor: "divider", pt: 1 }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography lang="en" variant="body2">
          {before}
          <Box
            component={finding.fix === null ? "mark" : "del"}
            sx={{ color: "error.main", bgcolor: "transparent" }}
          >
            {wrong}
          </Box>{" "}
          {finding.fix && (
            <Box component="ins" sx={{ bgcolor: "selection", textDecoration: "none", px: 0.5 }}>
              {finding.fix}
            </Box>
          )}
          {after}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {finding.message}
        </Typography>
      </Box>
      <Stack direction="row">
        {finding.fix !== null && (
          <Button disabled={isDisabled} onClick={onFix} aria-label={`${wrong} 고치기`}>
            고치기
          </Button>
        )}
        <Button color="inherit" onClick={onKeep} aria-label={`${wrong} 그대로 두기`}>
          그대로 두기
        </Button>
      </Stack>
    </Stack>
  );
}
