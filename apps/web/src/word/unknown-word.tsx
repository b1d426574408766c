import Typography from "@mui/material/Typography";

/** A word that is not in the dictionary. */
export function UnknownWord({ text, message }: { text: string; message: string }) {
  return (
    <>
      <Typography variant="h2" component="p" lang="en">
        {text}
      </Typography>
      <Typography variant="body2" color="textSecondary" role="status">
        {message}
      </Typography>
    </>
  );
}
