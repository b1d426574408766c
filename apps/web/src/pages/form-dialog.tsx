import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { useId, type FormEvent, type ReactNode, type RefObject } from "react";
import { Problem } from "../fields/problem.tsx";

interface Props {
  readonly title: string;
  /** Of the button that sends the form. */
  readonly action: string;
  /** Whether the action destroys something. */
  readonly isDestructive?: boolean;
  /** Whether the action cannot be taken yet. */
  readonly isDisabled?: boolean;
  /** What went wrong, where no field says it. */
  readonly message: string | null;
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly children: ReactNode;
  readonly onSubmit: () => Promise<void>;
  /** Left out where the dialog ends by its action alone. */
  readonly onClose?: () => void;
}

/** A form in a dialog, whose buttons stay in view. After a failure what was typed is still there. */
export function FormDialog(props: Props) {
  const { title, action, isDestructive = false, isDisabled = false, message, onClose } = props;
  const name = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    // Dialogs are inside of the page's tree, so a form around the dialog would be sent, too.
    event.stopPropagation();
    void props.onSubmit();
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={name} {...(onClose && { onClose })}>
      <Form {...(props.form && { ref: props.form })} noValidate onSubmit={submit}>
        <DialogTitle id={name}>{title}</DialogTitle>
        <DialogContent>
          {message && <Problem>{message}</Problem>}
          <Stack spacing={2} sx={{ pt: 1 }}>
            {props.children}
          </Stack>
        </DialogContent>
        <DialogActions>
          {onClose && (
            <Button color="inherit" onClick={onClose}>
              취소
            </Button>
          )}
          <Button
            type="submit"
            variant="contained"
            color={isDestructive ? "error" : "primary"}
            disabled={isDisabled}
          >
            {action}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The contents scroll, not the dialog. */
const Form = styled("form")({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
});
