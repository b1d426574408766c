import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";

interface Props {
  readonly email: string;
  readonly onBack: () => void;
}

/** The account begins with the link in the mail. Nobody learns here whether the address has one already. */
export function MailSent({ email, onBack }: Props) {
  return (
    <Stack spacing={2} role="status">
      <Typography variant="h2">메일을 보냈어요</Typography>
      <Typography>
        <b>{email}</b> 주소로 보낸 메일의 링크를 누르면 가입이 끝나요. 링크는 하루 동안 쓸 수
        있어요.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        메일이 안 보이면 스팸함을 살펴봐 주세요.
      </Typography>
      <Button variant="outlined" onClick={onBack}>
        이메일 고쳐서 다시 보내기
      </Button>
    </Stack>
  );
}
