import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";

/** What a file that was made could not keep of its items. */
export function ExportWarnings({ warnings }: { readonly warnings: readonly string[] }) {
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2, wordBreak: "keep-all" }}>
      파일을 만들었어요. 담지 못했거나 바뀐 것이 있어요.
      <Typography component="ul" variant="body2" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </Typography>
    </Alert>
  );
}
